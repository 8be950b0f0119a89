const pairs = (words: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    words
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [english = "", japanese = ""] = pair.split(":");
        return [english.replace(/_/g, " "), japanese];
      }),
  );

/** Subtypes in Japanese. */
const SUBTYPES = pairs(`
Human:人間 Warrior:戦士 Aura:オーラ Wizard:ウィザード Soldier:兵士 Spirit:スピリット Elf:エルフ Cleric:クレリック Elemental:エレメンタル Equipment:装備品 Zombie:ゾンビ Rogue:ならず者
Goblin:ゴブリン Beast:ビースト Knight:騎士 Shaman:シャーマン Phyrexian:ファイレクシアン Bird:鳥 Vampire:吸血鬼 Dragon:ドラゴン Druid:ドルイド Horror:ホラー Cat:猫 Merfolk:マーフォーク Scout:スカウト
Hero:英雄 Artificer:工匠 Insect:昆虫 Angel:天使 Construct:構築物 Giant:巨人 Saga:英雄譚 Noble:貴族 Mutant:ミュータント Demon:デーモン Dinosaur:恐竜 Ally:同盟者 Warlock:邪術師 Vehicle:機体
Eldrazi:エルドラージ Villain:悪漢 Snake:蛇 Dwarf:ドワーフ Advisor:アドバイザー Pirate:海賊 Avatar:アバター Lizard:トカゲ Faerie:フェアリー Shapeshifter:多相の戦士 Berserker:狂戦士 Assassin:暗殺者
Golem:ゴーレム Wall:壁 Werewolf:狼男 Dog:犬 Monk:モンク Spider:蜘蛛 Ogre:オーガ Robot:ロボット Archer:射手 Treefolk:ツリーフォーク Orc:オーク Adventure:出来事 Sliver:スリヴァー Wurm:ワーム
Ninja:忍者 Rat:ネズミ Minotaur:ミノタウルス Drake:ドレイク Citizen:市民 Illusion:イリュージョン Wolf:狼 Plant:植物 Arcane:秘儀 God:神 Mercenary:傭兵 Nightmare:ナイトメア Turtle:海亀 Skeleton:スケルトン
Elephant:象 Rebel:レベル Kor:コー Frog:カエル Detective:探偵 Kithkin:キスキン Sphinx:スフィンクス Samurai:侍 Lesson:講義 Vedalken:ヴィダルケン Centaur:ケンタウルス Bard:バード Djinn:ジン Fungus:ファンガス
Drone:ドローン Hydra:ハイドラ Ranger:レインジャー Troll:トロール Scientist:科学者 Rhino:サイ Bear:熊 Boar:猪 Horse:馬 Devil:デビル Fish:魚 Ooze:ウーズ Spellshaper:スペルシェイパー Kavu:カヴー Elder:エルダー
Serpent:海蛇 Halfling:ハーフリング Fox:狐 Dryad:ドライアド Peasant:農民 Griffin:グリフィン Pilot:操縦士 Bat:コウモリ Room:部屋 Scarecrow:カカシ Octopus:タコ Contraption:からくり Barbarian:バーバリアン
Ape:類人猿 Myr:マイア Mountain:山 Crab:カニ Imp:インプ Curse:呪い Forest:森 Minion:ミニオン Elk:大鹿 Swamp:沼 Island:島 Plains:平地 Phoenix:フェニックス Squirrel:リス Gargoyle:ガーゴイル Desert:砂漠
Class:クラス Sorcerer:ソーサラー Crocodile:クロコダイル Siege:包囲戦 Rabbit:兎 Satyr:サテュロス Cyclops:サイクロプス Alien:エイリアン Shade:シェイド Unicorn:ユニコーン Gnome:ノーム Kraken:クラーケン
Background:背景 Mount:乗騎 Doctor:ドクター Efreet:イフリート Spacecraft:宇宙船 Time:タイム Incarnation:インカーネーション Nomad:ノーマッド Moonfolk:ムーンフォーク Lord:ロード Homunculus:ホムンクルス
Leviathan:リバイアサン Spy:スパイ Jackal:ジャッカル Ox:雄牛 Specter:スペクター Gorgon:ゴルゴン Thrull:スラル Pegasus:ペガサス Jellyfish:クラゲ Chimera:キマイラ Gate:門 Town:町 Otter:カワウソ Siren:セイレーン
Food:食物 Mouse:ネズミ Raccoon:アライグマ Shark:サメ Hellion:ヘリオン Shrine:祭殿 Monkey:猿 Archon:執政官 Cave:洞窟 Gamma:ガンマ Leech:ヒル Thopter:飛行機械 Whale:鯨 Juggernaut:巨大戦車 Trap:罠
Tiefling:ティーフリング Ouphe:アウフ Aetherborn:霊基体 Scorpion:蠍 Nymph:ニンフ Salamander:サラマンダー Survivor:生存者 Lhurgoyf:ルアゴイフ Praetor:法務官 Goat:ヤギ Weird:奇魔 Yeti:イエティ Rigger:装具工
Clue:手掛かり Attraction:アトラクション Officer:士官 Worm:虫 Toy:おもちゃ Performer:芸人 Gremlin:グレムリン Wraith:レイス Cyborg:サイボーグ Badger:アナグマ Omen:前兆 Case:事件 Kobold:コボルド Basilisk:バジリスク
Nightstalker:ナイトストーカー Assembly-Worker:組立作業員 Symbiote:シンビオート Kirin:麒麟 Mole:モグラ Harpy:ハーピー Atog:エイトグ Licid:リシド Manticore:マンティコア Eye:眼 Egg:卵 Processor:昇華者
Wolverine:クズリ Dauthi:ダウスィー Antelope:アンテロープ Spike:スパイク Hippogriff:ヒポグリフ Hag:ハッグ Camel:ラクダ Slug:ナメクジ Viashino:ヴィーアシーノ Soltari:サルタリー Homarid:ホマリッド Sphere:スフィア
Sloth:ナマケモノ Slith:スリス Pest:邪魔者 Squid:イカ Glimmer:光霊 Metathran:メタスラン Demigod:半神 Zubera:ずべら Beholder:ビホルダー Hippo:カバ Hyena:ハイエナ Mystic:秘教徒 Thalakos:サラカス Masticore:マスティコア
Sheep:羊 Treasure:宝物 Fractal:フラクタル Cyberman:サイバーマン Dalek:ダーレク Nephilim:ネフィリム Noggle:ノッグル Starfish:ヒトデ Rune:ルーン Bison:バイソン Aurochs:オーロクス Mongoose:マングース Locus:神座
Dreadnought:ドレッドノート Coward:臆病者 Cockatrice:コカトリス Gnoll:ノール Mite:ダニ Inkling:墨獣 Inquisitor:審問官 Fortification:城砦 Flagbearer:旗手 Blood:血 Powerstone:パワーストーン Incubator:培養器 Map:地図 Gold:金
Junk:ジャンク Saproling:苗木 Servo:霊気装置 Reflection:リフレクション Mammoth:マンモス Sable:クロテン Spawn:落とし子 Scion:末裔 Army:軍団 Tentacle:触手 Role:役割 Walrus:セイウチ Snail:カタツムリ Naga:ナーガ
Cephalid:セファリッド Lammasu:ラマスー Phelddagrif:フェルダグリフ Pentavite:ペンタバイト Triskelavite:トリスケラバイト Splinter:破片 Orb:オーブ Cartouche:カルトーシュ Eternal:永遠 Shard:破片 Sponge:海綿 Stone:石 Powerstones:パワーストーン
Jace:ジェイス Ajani:アジャニ Liliana:リリアナ Chandra:チャンドラ Gideon:ギデオン Nissa:ニッサ Arlinn:アーリン Bolas:ボーラス Kaya:ケイヤ Sorin:ソリン Teferi:テフェリー Urza:ウルザ Tibalt:ティボルト Ugin:ウギン Grist:グリスト
Urza's:ウルザの Mine:鉱山 Power-Plant:魔力炉 Tower:塔 Lair:棲み処 Reveler:享楽者 Graveborn:墓生まれ Car:車 Hamster:ハムスター Possum:フクロネズミ Coyote:コヨーテ Beaver:ビーバー Seal:アザラシ Lobster:ロブスター Penguin:ペンギン`);

const TYPES = pairs(
  "creature:クリーチャー artifact:アーティファクト enchantment:エンチャント land:土地 planeswalker:プレインズウォーカー battle:バトル instant:インスタント sorcery:ソーサリー kindred:同族 tribal:部族 permanent:パーマネント historic:歴史的 outlaw:無法者 party:パーティー dungeon:ダンジョン plane:次元 scheme:計略 vanguard:ヴァンガード",
);
const SUPERTYPES = pairs("legendary:伝説の basic:基本 snow:氷雪 world:ワールド host:ホスト ongoing:持続");
const COLORS = pairs("W:白 U:青 B:黒 R:赤 G:緑 C:無色");
const COUNTERS = pairs(
  "loyalty:忠誠 flame:炎 dread:恐怖 ritual:儀式 ember:燠火 hatching:孵化 charge:蓄積 time:時間 lore:伝承 poison:毒 flying:飛行 deathtouch:接死 lifelink:絆魂 trample:トランプル vigilance:警戒 haste:速攻 hexproof:呪禁 indestructible:破壊不能 menace:威迫 reach:到達 first_strike:先制攻撃 double_strike:二段攻撃 finality:終局 stun:麻痺 shield:盾 ice:氷 net:網 voyage:航海 bore:穿孔 bloodline:血統 intel:情報 hatchling:幼生 judgment:審判 landmark:名所 invitation:招待状 age:経年 energy:エネルギー experience:経験 level:Lv quest:探索 fade:消散 oil:油 void:虚空 study:研究 brick:煉瓦 gold:金 storage:貯蔵 page:頁 verse:詩句 ki:気 spore:胞子 slime:スライム blood:血 hit:命中 eyeball:眼球 supply:備蓄 corpse:死体 devotion:信心 defense:守備 fate:運命 hour:時間 silver:銀 bounty:懸賞金 plague:疫病 doom:破滅 muster:召集 wish:願い growth:成長 tide:潮 omen:前兆 egg:卵 incubation:培養 nest:巣 foreshadow:予兆 hunger:飢え memory:記憶 dream:夢 mine:地雷 pressure:圧力 trap:罠 strife:紛争 soul:魂 treasure:財宝 chapter:章 harmony:調和 credit:信用 conqueror:征服者 chorus:合唱",
);

/** A word of a type line in Japanese; one that isn't known stays as it is. */
export const subtypeName = (word: string): string => SUBTYPES[word] ?? word;
/** A card type in Japanese. */
export const typeName = (word: string): string => TYPES[word.toLowerCase()] ?? subtypeName(word);
/** A supertype in Japanese, as it stands in front of a noun. */
export const supertypeName = (word: string): string => SUPERTYPES[word.toLowerCase()] ?? word;
/** A colour in Japanese, by its letter. */
export const colorName = (letter: string): string => COLORS[letter] ?? letter;
/** A kind of counter in Japanese. */
export const counterName = (counter: string): string =>
  counter === "any" ? "カウンター" : `${/^[+-]/.test(counter) ? counter : (COUNTERS[counter] ?? counter)}カウンター`;
