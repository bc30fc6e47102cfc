/** Vehicle colors as makers and dealers name them, more specific ones first. */
const PAINTS: readonly [RegExp, string][] = [
  [/\b(gun ?metal|graphite|charcoal|magnetic|granite|slate)\b/, '#4a5157'],
  [/\b(burgundy|maroon|wine|merlot)\b/, '#6d1b2e'],
  [/\b(champagne|sand|beige|tan|khaki|cashmere|parchment|camel)\b/, '#cbb593'],
  [/\b(ivory|cream)\b/, '#f3eee2'],
  [/\b(silver|platinum|aluminum)\b/, '#bfc5c9'],
  [/\b(gr[ae]y|gris)\b/, '#7f878c'],
  [/\b(white|snow|blanco)\b/, '#ffffff'],
  [/\b(black|ebony|onyx|negro)\b/, '#16181a'],
  [/\b(navy|midnight)\b/, '#1d2c4d'],
  [/\b(blue|azul)\b/, '#2659a8'],
  [/\b(red|ruby|crimson|scarlet|rojo)\b/, '#b3202a'],
  [/\b(orange|copper|naranja)\b/, '#d2661f'],
  [/\b(gold|dorado)\b/, '#b8975a'],
  [/\b(yellow|amarillo)\b/, '#e3c22d'],
  [/\b(green|olive|verde)\b/, '#3d6b45'],
  [/\b(brown|bronze|mocha|espresso|saddle|caf[eé]|marr[oó]n)\b/, '#6b4a34'],
  [/\b(purple|violet|plum)\b/, '#5f3a73'],
  [/\bpearl\b/, '#f3eee2'],
]

/** The approximate color of a name; undefined for a name that does not tell ("Oxford", "N/A"). */
export const paintOf = (name: string): string | undefined =>
  PAINTS.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1]
