/**
 * `<obverse-board link="#s=…" lang="ja">`: a board on another page. It shows the page in a frame of its own, without its menus; the link is one that
 * the page gave. `src` names another place where the page is served. Absent: beside this script.
 */
class ObverseBoard extends HTMLElement {
  static readonly observedAttributes = ["link", "src", "lang"];

  connectedCallback(): void {
    this.draw();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.draw();
  }

  private draw(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const address = new URL(this.getAttribute("src") ?? ".", import.meta.url);
    address.searchParams.set("embed", this.lang === "ja" ? "ja" : "en");
    const link = this.getAttribute("link") ?? "";
    address.hash = link.slice(link.indexOf("#") + 1);
    const frame = document.createElement("iframe");
    frame.src = address.href;
    frame.title = this.lang === "ja" ? "Obverseの盤面" : "A board of Obverse";
    frame.loading = "lazy";
    const style = document.createElement("style");
    style.textContent =
      ":host{display:block;min-height:36rem}iframe{width:100%;height:100%;min-height:inherit;border:0;border-radius:12px}";
    root.replaceChildren(style, frame);
  }
}

if (!customElements.get("obverse-board")) customElements.define("obverse-board", ObverseBoard);
