import { describe, expect, test } from 'vitest'
import { DEFAULT_TEXTS, EVENING_BEFORE } from '#contract/calendar/appointment-texts.ts'
import { MISSED_CALL_TEXT } from '#contract/calls/missed-call-text.ts'
import { fillText, fillValues, type KnownWords } from '#contract/messaging/fill-text.ts'
import { RECIPES } from '#contract/outreach/recipes.ts'

const KNOWN: KnownWords = {
  first_name: 'Ana',
  name: 'Ana',
  vehicle: '2021 Ford Escape',
  price: '$18,600',
  link: 'https://lotwire.test/vehicle/1',
  agent: 'Tess Okafor',
  dealership: 'Mariposa Motors',
  address: '12 Main St, Denver',
  appointment: 'Tuesday, June 8, 9:00 AM',
  appointment_link: 'https://lotwire.test/appointment/1',
  kind: 'test drive',
  date: 'Tuesday, June 8',
  time: '9:00 AM',
}

const LANGUAGES = ['en', 'es'] as const
/** Every text that ships with the product and leaves by itself. */
const SHIPPED = LANGUAGES.flatMap((language) => [
  ...RECIPES.flatMap(({ definition }) => definition(language).steps.flatMap(({ body }) => body ?? [])),
  ...Object.values(DEFAULT_TEXTS).map((text) => text[language]),
  EVENING_BEFORE[language],
  MISSED_CALL_TEXT[language],
])

/** As dealerships write their own. */
const OWN = [
  '{name}, your {kind} with {agent} ({address}) is on {date}.\nPlan your way: {link}',
  'Dear {{name}}, we look forward to seeing you! — {{agent}}',
  'Estimada {{first_name}}: te recordamos tu cita en {{address}}. Ubicación: {{address}}',
  '¡Gracias {{first_name}}! Te espera {{agent}}. Dudas aquí: {{link}}',
  'Hi {{first_name}} – your {{trim_line}} is here, says {{ agent | our team }} at {{dealership}}.',
  'Questions? Ask {{agent}}. “{{vehicle}}” is at {{price}} ({{dealership}}), {{name}}.',
  'Buenas tardes, {{first_name}}, soy {{agent}} de {{dealership}}, con noticias del {{vehicle}}.',
]

const HOLES = [
  ...[/,\s*[,.!?;:]/, /[:;]\s*[.,!?;]/, / {2}/, /\s[,.!?;:](?:\s|$)/, /[{}⟦⟧]/, /\(\s*\)|“\s*”|""|''/, /\bundefined\b/],
  /\b(?:at|from|with|to|in|of|by|for|is|en|de|con|a|para|el|la|las|del|es)\s*(?:[,.!;:]|$)/i,
  ...[/:\s*$/, /^[,.!?;:]/, /[–—-]\s*$/, /[¡¿]\s*[,.!?]/, /(?:^|[.!?]\s)[¡¿]?\p{Ll}/u],
]
const WORD = /\{\{?\s*([\p{L}\p{N}_]+)/gu
const wordsIn = (text: string) => [...new Set([...text.matchAll(WORD)].map(([, word = '']) => word))]

describe('of every text that leaves by itself', () => {
  const cases = [...SHIPPED, ...OWN].flatMap((text) =>
    [[], ...wordsIn(text).map((word) => [word]), wordsIn(text)].map((absent) => ({ text, absent })),
  )
  test(`nothing with a hole is sent, whatever is not known (${cases.length} cases)`, () => {
    const holed = cases.flatMap(({ text, absent }) => {
      const known = { ...KNOWN, trim_line: 'Limited', ...Object.fromEntries(absent.map((word) => [word, ''])) }
      const filled = fillText(text, known)
      if (filled.lacks !== undefined) return []
      const hole = HOLES.find((one) => one.test(filled.text.replace(/https:\S+/g, 'X')))
      return hole ? [`without ${absent.join(', ') || 'nothing'}: ${filled.text}  ${hole}`] : []
    })
    expect(holed).toEqual([])
    expect(SHIPPED.length).toBe(40)
  })

  test.each([
    [DEFAULT_TEXTS.hours_before.en, ['name'], 'See you at 9:00 AM! Tess Okafor at Mariposa Motors is expecting you. L'],
    [DEFAULT_TEXTS.hours_before.es, ['name', 'agent'], '¡Te esperamos a las 9:00 AM! L'],
    ['Hi {name}, your {kind} is set. Details: {link}', ['name', 'link'], 'Hi, your test drive is set.'],
    ['{name}, your keys are ready at {address}.', ['name', 'address'], 'Your keys are ready.'],
    ['Dear {{name}}, see you soon!', ['name'], 'See you soon!'],
    ['Hi {{first_name}} 👋 It’s {{agent}}.', ['first_name'], 'Hi 👋 It’s Tess Okafor.'],
    [
      'Good morning {{first_name}} - your {{vehicle}} is here.',
      ['first_name'],
      'Good morning - your 2021 Ford Escape is here.',
    ],
    ['Ask at {{dealership}}.', [], 'Ask at Smith Inc.'],
    ['Hi {{first_name|there}}! It’s {{agent}}. Still looking?', ['first_name', 'agent'], 'Hi there! Still looking?'],
  ])('%s loses what is told by a word that is missing', (text, absent, left) => {
    const known = {
      ...KNOWN,
      link: 'L',
      ...(absent.length === 0 && { dealership: 'Smith Inc.' }),
      ...Object.fromEntries(absent.map((word) => [word, undefined])),
    }
    expect(fillText(text, known)).toEqual({ text: left })
  })

  test('what has no point without a word says which', () => {
    const without = (text: string, word: string) => fillText(text, { ...KNOWN, [word]: undefined }).lacks
    const [thanks = ''] =
      RECIPES.find(({ key }) => key === 'appointment_confirmed')
        ?.definition('en')
        .steps.map(({ body }) => body) ?? []
    expect(without(thanks, 'appointment')).toBe('appointment')
    expect(without('Now at {{price}}!', 'price')).toBe('price')
    expect(without('{{link}}', 'link')).toBe('link')
    for (const text of [
      'Hi {{first_name}}!',
      'Hey {{name|friend}}, it’s {{agent}} at {{dealership}}.',
      'Hola, soy {{agent}}.',
    ])
      expect(without(`${text} {{link}}`, 'link'), text).toBe('link')
    expect(fillValues(['{{first_name}}', 'from {{dealership}}'], { dealership: 'M' }, 'es')).toEqual({
      variables: ['qué tal', 'from M'],
      lacks: undefined,
    })
    expect(fillValues(['{{vehicle}}'], {}, 'en').lacks).toBe('vehicle')
  })
})
