/** A column's name by its letters alone: without case, accents, and the figures of numbered columns ("Phone 1 - Value"). */
export const plainColumn = (column: string) =>
  column
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/** What makes a column one of telephone numbers, and which of somebody's several numbers it holds. */
const PHONE = 'telephone|telefono|phone|telf|tel|ph|fono'
const KINDS = {
  mobile: 'cellular|cell|celular|cel|mobile|mobil|movil|mob|iphone',
  home: 'evening|night|home|residence|residential|casa|particular|hogar|domicilio',
  work: 'business|work|office|daytime|day|company|trabajo|oficina|empresa|laboral|negocio',
  other: 'other|alternate|alternative|alt|secondary|second|additional|car|radio|otro|alterno|secundario',
  main: 'primary|main|principal|preferred|pref|best|default',
}
/** Says no more of a column: whose it is, and that it is a number. */
const BESIDE =
  'number|numero|num|nbr|value|valor|customer|client|cliente|contact|contacto|buyer|comprador|guest|lead|person|personal|owner|de|del|el|la|no|nro'
const ALL = [PHONE, ...Object.values(KINDS), BESIDE].join('|')
const IS_NUMBER = new RegExp(`^(?=.*(?:${PHONE}|${KINDS.mobile}))(?:${ALL})+$|^contact(?:number|no)$`)

/** Whether a column of this name holds telephone numbers: it says so, and nothing else (a fax's is none, nor a carrier). */
export const isNumberColumn = (column: string) => IS_NUMBER.test(plainColumn(column))

const IS_EMAIL = new RegExp(
  `^(?=.*(?:email|correo))(?:emails?|correo|electronico|address|direccion|${Object.values(KINDS).join('|')}|${BESIDE})+$`,
)
export const isEmailColumn = (column: string) => IS_EMAIL.test(plainColumn(column))

export type NumberKind = keyof typeof KINDS
const MACHINE = /fax|pager|telex|tty|tdd|isdn/
const KIND = Object.entries(KINDS).map(([kind, words]) => [kind as NumberKind, new RegExp(words)] as const)

/** Which of somebody's numbers a column's name, or a label, means: 'main' where it says nothing; undefined for a machine's. */
export function numberKindOf(words: string): NumberKind | undefined {
  const plain = plainColumn(words)
  if (MACHINE.test(plain)) return undefined
  return KIND.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'main'
}

/** In which order somebody is reached: by the mobile first, then at home, and at work last. */
export const NUMBER_KINDS = ['mobile', 'main', 'home', 'work', 'other'] as const satisfies NumberKind[]
