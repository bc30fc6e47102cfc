import type { Label } from '#contract/language.ts'

/** What a condition on a field asks; `before` and `after` leave the day itself out. */
export const FIELD_TESTS = {
  is: { en: 'is', es: 'es' },
  is_not: { en: 'is not', es: 'no es' },
  contains: { en: 'contains', es: 'contiene' },
  more: { en: 'is more than', es: 'es más de' },
  less: { en: 'is less than', es: 'es menos de' },
  after: { en: 'is after', es: 'es después del' },
  before: { en: 'is before', es: 'es antes del' },
  not_empty: { en: 'is filled in', es: 'tiene valor' },
  empty: { en: 'is empty', es: 'está vacío' },
} as const satisfies Record<string, Label>
type FieldTest = keyof typeof FIELD_TESTS
export const FIELD_TEST_NAMES = Object.keys(FIELD_TESTS) as [FieldTest, ...FieldTest[]]

/** Tests that need no value. */
export const isBare = (test: FieldTest) => test === 'empty' || test === 'not_empty'

interface FieldKindFacts {
  label: Label
  tests: readonly FieldTest[]
}

/** What a dealership's own field of a contact holds. A field keeps its kind. */
export const FIELD_KINDS = {
  text: {
    label: { en: 'Text', es: 'Texto' },
    tests: ['is', 'is_not', 'contains', 'not_empty', 'empty'],
  },
  number: {
    label: { en: 'Number', es: 'Número' },
    tests: ['is', 'is_not', 'more', 'less', 'not_empty', 'empty'],
  },
  date: {
    label: { en: 'Date', es: 'Fecha' },
    tests: ['is', 'before', 'after', 'not_empty', 'empty'],
  },
  choice: {
    label: { en: 'Choice', es: 'Opción' },
    tests: ['is', 'is_not', 'not_empty', 'empty'],
  },
  yes_no: {
    label: { en: 'Yes or no', es: 'Sí o no' },
    tests: ['is', 'not_empty', 'empty'],
  },
} as const satisfies Record<string, FieldKindFacts>
export type FieldKind = keyof typeof FIELD_KINDS
export const FIELD_KIND_NAMES = Object.keys(FIELD_KINDS) as [FieldKind, ...FieldKind[]]
export const testsOf = (kind: FieldKind): readonly FieldTest[] => FIELD_KINDS[kind].tests

export const YES_NO = {
  true: { en: 'Yes', es: 'Sí' },
  false: { en: 'No', es: 'No' },
} as const satisfies Record<string, Label>

/** So many may a dealership have, and a choice so many choices. */
export const MOST_FIELDS = 30
export const MOST_CHOICES = 50
export const FIELD_NAME_CHARACTERS = 40
export const FIELD_TEXT_CHARACTERS = 200

/** What messages fill in besides, and days that automations know; a field of such a name gets another key. */
export const RESERVED_KEYS = [
  ...['first_name', 'last_name', 'name', 'vehicle', 'price', 'link', 'agent', 'dealership', 'appointment'],
  ...['appointment_link', 'sold', 'added'],
] as const
