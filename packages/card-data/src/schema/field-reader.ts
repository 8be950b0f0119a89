import type { Fields } from "./fields.ts";
import type { QuickRead } from "./quick-read.ts";

/** Makes a reader of the fields of records that have a rule; others that no one knows are told. */
export function makeFieldReader(fields: Fields): QuickRead<Readonly<Record<string, unknown>>> {
  return (record, unknown) => {
    const read = fields.blank();
    let field = fields.start;
    let fits = true;
    for (const name in record) {
      if (field.next?.name !== name) field.next = fields.of(name);
      field = field.next;
      if (field.check !== undefined) {
        const value = record[name];
        if (field.check(value)) read[name] = value;
        else fits = false;
      } else if (!field.isKnown) unknown(name);
    }
    return fits && fields.isWhole(read) ? read : undefined;
  };
}
