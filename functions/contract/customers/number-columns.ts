/** A column's name by its letters alone: without case, accents, and the figures of numbered columns ("Phone 1 - Value"). */
export const plainColumn = (column: string) =>
  column
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/** The words that mark a column as phone numbers, and those that say which number of a person it holds. */
const PHONE = 'telephone|telefono|phone|telf|tel|ph|fono'
const KINDS = {
  mobile: 'cellular|cell|celular|cel|mobile|mobil|movil|mob|iphone',
  home: 'evening|eve|night|home|residence|residential|casa|particular|hogar|domicilio',
  work: 'business|bus|work|office|daytime|day|company|trabajo|oficina|empresa|laboral|negocio',
  other: 'other|alternate|alternative|alt|secondary|second|additional|car|radio|otro|alterno|secundario',
  main: 'primary|main|principal|preferred|pref|best|default',
}
/** Says no more of a column: whose it is, and that it is a number. */
const BESIDE =
  'number|numero|num|nbr|value|valor|customer|client|cliente|contact|contacto|buyer|comprador|guest|lead|person|personal|owner|de|del|el|la|no|nro'
const ALL = [PHONE, ...Object.values(KINDS), BESIDE].join('|')
const KNOWN = new RegExp(`^(?:${ALL})+$`)
const IS_NUMBER = new RegExp(`^(?=.*(?:${PHONE}|${KINDS.mobile}))(?:${ALL})+[chmw]?$|^[chmw](?:${PHONE})$`)
/** "Best Number", "Text No.", "Work #"; a contact's # may be another thing. */
const SAYS_NUMBER =
  /^(?:contact|best|preferred|primary|main|sms|text|texting|home|work|office|business|day|daytime|evening|night)(?:number|no)$/
const SIGN = /(?<!contact\s*)#\s*$/i

/** True if a column's name means phone numbers and nothing else: not a fax number or a carrier. */
export const isNumberColumn = (column: string) =>
  IS_NUMBER.test(plainColumn(column)) || SAYS_NUMBER.test(plainColumn(column.replace(SIGN, 'number')))

const WHICH = new RegExp(`^(?:${[PHONE, ...Object.values(KINDS)].join('|')}|[chmw])+$`)
/** True if letters say nothing but which number stands right beside them: "Cell5125550100". */
export const saysWhichNumber = (letters: string) => WHICH.test(plainColumn(letters))

/** Names by which a column may hold numbers, or something else: "Home", "Work". */
export const mayBeNumbers = (column: string) =>
  /^(?:home|work|office|day|daytime|evening|eve|night|other|casa|trabajo|oficina|otro)$/.test(plainColumn(column))

const IS_EMAIL = new RegExp(
  `^(?=.*(?:email|correo))(?:emails?|correo|electronico|address|direccion|${Object.values(KINDS).join('|')}|${BESIDE})+$`,
)
export const isEmailColumn = (column: string) => IS_EMAIL.test(plainColumn(column))

type NumberKind = keyof typeof KINDS
const MACHINE = /fax|pager|telex|tty|tdd|isdn/
/** As people write them beside a number: "512-555-0100 (H)", "Phone C". */
const LETTERS: Record<string, NumberKind> = { c: 'mobile', m: 'mobile', h: 'home', w: 'work' }
const LETTER = new RegExp(`^(?:.*(?:${PHONE}))?([chmw])$|^([chmw])(?:${PHONE})$`)
const KIND = Object.entries(KINDS).map(([kind, words]) => [kind as NumberKind, new RegExp(words)] as const)

/** The kind of number that a column's name or a label means; 'main' by default, undefined for a machine's. */
export function numberKindOf(words: string): NumberKind | undefined {
  const plain = plainColumn(words)
  if (MACHINE.test(plain)) return undefined
  const [, behind, before = behind] = LETTER.exec(plain) ?? []
  if (before) return LETTERS[before]
  const said = knownIn(words)
  return KIND.find(([, pattern]) => pattern.test(said))?.[0] ?? 'main'
}

/** The words that say anything of a number: Steve rings at no eve, and Carlos has no car phone. */
const knownIn = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => KNOWN.test(word))
    .join(' ')

/** In which order somebody is reached: by the mobile first, then at home, and at work last. */
export const NUMBER_KINDS = ['mobile', 'main', 'home', 'work', 'other'] as const satisfies NumberKind[]
