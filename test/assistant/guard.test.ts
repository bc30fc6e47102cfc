import { describe, expect, test } from 'vitest'
import { checkReply } from '../../functions/core/assistant/replies/check-reply.ts'
import { FACT_FIELDS } from '../../functions/core/assistant/replies/fact-fields.ts'
import { mayQuotePrice } from '../../functions/core/assistant/replies/fact-rules.ts'
import { fillWording } from '../../functions/core/assistant/replies/fill-wording.ts'
import { CATALOG } from '../../functions/core/assistant/replies/phrase-catalog.ts'
import { NEEDS } from '../../functions/core/assistant/replies/phrase-needs.ts'
import { placeholdersIn, SLOTS } from '../../functions/core/assistant/replies/phrase-slots.ts'
import { replyParameters } from '../../functions/core/assistant/replies/reply-schema.ts'
import { renderReply } from '../../functions/core/assistant/replies/reply-text.ts'
import { safeName } from '../../functions/core/assistant/replies/safe-name.ts'
import { figuresIn } from '../../functions/core/assistant/replies/said-figures.ts'
import { slotsText } from '../../functions/core/assistant/replies/slots-text.ts'
import { seededRandom } from '../../lib/local/ai/hostile.ts'
import SPANISH_MEANINGS from '../../web/src/features/assistant/phrases/spanish-meanings.json' with { type: 'json' }
import { ALL, CAMRY, given, phrase, textOf, UNPRICED } from './guard-given.ts'
import { HOSTILE_TEXTS } from './hostile-texts.ts'

const check = (...sentence: object[]) => checkReply({ sentences: [sentence] }, given)

describe('what may not be said cannot leave', () => {
  test.each(HOSTILE_TEXTS)('no free text: %s', (text) => {
    expect(check({ text })).toMatchObject({ isOk: false, reason: 'free_text' })
    expect(check(phrase('greet'), { text })).toMatchObject({ isOk: false, reason: 'free_text' })
    // Nor by a slot: a value that is none of its list, or a figure that the customer did not write.
    for (const slot of SLOTS)
      for (const id of ['price_is', 'confirm_wish', 'topic_for_team', 'field_unknown', 'ask_book_time', 'house_answer'])
        if (CATALOG.get(id)?.slots.includes(slot))
          expect(check(phrase(id, { vehicle: 'camry', [slot]: text })), `${id} ${slot}`).toMatchObject({ isOk: false })
  })

  test('6,000 replies made of phrases and slots by chance say only what is so of the vehicle that they name', () => {
    const random = seededRandom(42)
    const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
    const ids = [...CATALOG.keys()]
    const vehicles = ALL.map(({ id }) => id)
    const values = [...vehicles, ...vehicles, 20_000, 2019, 12_345, '2019+', '2018-2030', 'truck', 'white', 'Toyota']
    const others = ['warranty', 'mileage', 'parking', ...given.times.keys(), 'Consider it yours', 'gratis']
    const namesOf = (price: string) =>
      ALL.filter((one) => one.price && price === `$${one.price.toLocaleString('en-US')}`)
        .filter(({ availability }) => availability === 'available')
        .map(({ make, model }) => `${make} ${model}`)
    let left = 0
    for (let i = 0; i < 6_000; i++) {
      const sentences = Array.from({ length: 1 + Math.floor(random() * 3) }, () => [
        phrase(pick(ids), Object.fromEntries(SLOTS.map((slot) => [slot, pick([...values, ...others])]))),
      ])
      const verdict = checkReply({ sentences }, given)
      if (!verdict.isOk) continue
      left++
      for (const sentence of verdict.sentences) {
        const text = textOf([sentence])
        expect(text).not.toMatch(/Consider it|gratis|12,345|2030|[{}]|undefined|null/)
        // A price stands with the name of a vehicle that has it, the customer's own budget aside.
        for (const price of text.replaceAll(/\$(20,000|10,450)/g, '').match(/\$[\d,]+\d/g) ?? [])
          expect(
            namesOf(price).some((name) => text.includes(name)),
            text,
          ).toBe(true)
      }
    }
    expect(left).toBeGreaterThan(500)
  })

  test.each([
    ['an unknown phrase', [phrase('consider_it_yours')], 'phrase_unknown'],
    ['a phrase of the prototype', [phrase('__proto__')], 'phrase_unknown'],
    ['a vehicle that no tool returned', [phrase('price_is', { vehicle: 'mustang' })], 'slot'],
    ['a phrase without its vehicle', [phrase('price_is')], 'slot'],
    ['the price of one without', [phrase('price_is', { vehicle: 'unpriced' })], 'fact_unknown'],
    ['a sold one as one that is there', [phrase('here_is', { vehicle: 'sold' })], 'not_for_sale'],
    ['one that is there as sold', [phrase('unavailable_is', { vehicle: 'camry' })], 'need'],
    ['the dearer one as cheaper', [phrase('cheaper_than', { vehicle: 'truck', other: 'camry' })], 'need'],
    ['the dearer one as the cheapest', [phrase('lowest_price_of_these', { vehicle: 'truck' })], 'need'],
    ['one of two alike as that of fewest miles', [phrase('fewest_miles_of_these', { vehicle: 'camry' })], 'need'],
    ['one beside itself', [phrase('compare_prices', { vehicle: 'camry', other: 'camry' })], 'slot'],
    ['above the budget as within it', [phrase('within_budget', { vehicle: 'camry', budget: 20_000 })], 'need'],
    ['above the budget as a fit', [phrase('best_match', { vehicle: 'truck' })], 'need', { budget: 20_000 }],
    ['a budget that nobody named', [phrase('within_budget', { vehicle: 'camry', budget: 90_000 })], 'slot'],
    ['a make that is a word of the language', [phrase('confirm_wish', { make: 'constructor' })], 'slot'],
    ['the year as a budget', [phrase('confirm_wish', { budget: 2019 })], 'slot'],
    ['nothing found where something was', [phrase('nothing_found')], 'need'],
    ['an appointment that there is not', [phrase('appointment_is')], 'need'],
    ['closed while open', [phrase('closed_now')], 'need'],
    ['visits as calls', [phrase('here_are_call_times')], 'need'],
    ['open on a day off', [phrase('open_on_day', { day: 'sun' })], 'need'],
    ['closed on a working day', [phrase('closed_on_day', { day: 'mon' })], 'need'],
    [
      'the dearer one’s difference as a saving',
      [phrase('price_difference', { vehicle: 'truck', other: 'camry' })],
      'need',
    ],
    ['a time that was not offered', [phrase('ask_book_time', { time: 'visit@2026-11-28T17:00:00.000Z' })], 'slot'],
    ['an answer that is not the dealership’s', [phrase('house_answer', { answer: 'free' })], 'slot'],
    ['a booking that was not made', [{ act: 'confirm_booking' }], 'act_unknown'],
    ['the page of a sold one', [{ act: 'send_vehicle', id: 'sold' }], 'act_unknown'],
    ['a fact of nobody', [{ fact: ['nobody', 'title'] }], 'fact_unknown'],
    ['a field that is prose', [{ fact: ['camry', 'description'] }], 'fact_unknown'],
    ['a price that may not be told', [{ fact: ['unpriced', 'price'] }], 'price_withheld'],
    ['a sold one’s price', [{ fact: ['sold', 'price'] }], 'price_withheld'],
    ['nothing', [], 'empty'],
    ['a model in a loop', Array(10_000).fill(phrase('greet')), 'too_long'],
  ])('%s', (_, sentence, reason, more?: object) => {
    expect(checkReply({ sentences: [sentence] }, { ...given, ...more })).toMatchObject({ isOk: false, reason })
  })

  test.each([
    [null],
    ['text'],
    [{}],
    [{ sentences: 'Hello' }],
    [{ sentences: [[{ image: 'x' }]] }],
    [{ sentences: [[{ fact: ['camry'] }]] }],
    [{ sentences: [[{ act: 'give_discount' }]] }],
    [{ sentences: [[phrase('greet')]], note: 'more' }],
    [{ sentences: [[{ ...phrase('greet'), more: 1 }]] }],
  ])('%j is malformed', (reply) => {
    expect(checkReply(reply, given)).toMatchObject({ isOk: false, reason: 'malformed' })
  })

  test('only a total price is quoted where the state asks for one', () => {
    const turn = { ...given, totalPriceOnly: true }
    expect(checkReply({ sentences: [[phrase('price_is', { vehicle: 'camry' })]] }, turn)).toMatchObject({ isOk: false })
    expect(checkReply({ sentences: [[phrase('no_price', { vehicle: 'camry' })]] }, turn)).toMatchObject({ isOk: true })
    expect(mayQuotePrice({ ...CAMRY, isTotalPrice: true }, true)).toBe(true)
    expect(mayQuotePrice({ ...CAMRY, availability: 'sold' }, false)).toBe(false)
    expect(mayQuotePrice(UNPRICED, false)).toBe(false)
  })

  test.each([
    ['Approved Zero Down', undefined],
    ['Free', undefined],
    ['http://a.example', undefined],
    ['Ana María', 'Ana'],
    ['José', 'José'],
    ['', undefined],
  ])('a customer called %s is addressed as %s', (name, addressed) => {
    expect(safeName(name)).toBe(addressed)
  })

  test.each([
    ['under 20k, or 18,500', [20_000, 18_500]],
    ['15 mil pesos, del 2019', [15_000, 2019]],
    ['none', []],
  ])('%s: the figures of %j', (said, figures) => {
    expect([...figuresIn([said], 'en').said]).toEqual(figures)
  })

  test.each([
    [['under 20k'], 20_000],
    [['hasta quince mil', 'bueno, 18 mil'], 18_000],
    [['under 60k miles', 'I owe 8k on it', 'a 2019'], undefined],
  ])('%j: they would spend %s', (texts, budget) => {
    expect(figuresIn(texts, 'es').budget).toBe(budget)
  })
})

describe('the catalog', () => {
  const all = [...CATALOG.values()]

  test('has two wordings and more of each phrase in both languages, no two alike', () => {
    const seen = new Map<string, string>()
    for (const { id, wordings } of all)
      for (const language of ['en', 'es'] as const) {
        expect(wordings[language].length, `${id} ${language}`).toBeGreaterThanOrEqual(2)
        for (const wording of wordings[language]) {
          expect(seen.get(`${language} ${wording}`), wording).toBeUndefined()
          seen.set(`${language} ${wording}`, id)
        }
      }
    expect(all.length).toBeGreaterThan(200)
  })

  test('says when each phrase is said in Spanish too, for managers', () => {
    expect(Object.keys(SPANISH_MEANINGS).toSorted()).toEqual([...CATALOG.keys()].toSorted())
  })

  test('names in every wording of a phrase the same slots, and beside each fact its vehicle', () => {
    const models = new Set<string>([...SLOTS, 'wish'])
    for (const { id, wordings, needs } of all) {
      const sets = [...wordings.en, ...wordings.es].map((wording) => {
        const used = placeholdersIn(wording)
        expect(used, `${id}: ${wording}`).toBeDefined()
        for (const { name, field } of used ?? [])
          if (field)
            expect(
              used?.some((one) => one.name === name && !one.field),
              `${id}: ${wording}`,
            ).toBe(true)
        return [...new Set(used?.map(({ name }) => name).filter((name) => models.has(name)))].sort().join()
      })
      expect(new Set(sets).size, id).toBe(1)
      for (const need of needs) expect(NEEDS, id).toContain(need)
    }
  })

  test('can be said without knowing the customer’s name, and without an appointment where none is needed', () => {
    const slots = {
      vehicle: 'camry',
      other: 'truck',
      body: 'truck',
      time: [...given.times.keys()][0] ?? '',
      day: 'mon',
      topic: 'tires',
      field: 'vin',
      answer: 'parking',
    }
    const facts = new Map(
      ALL.map((one) => [
        one.id,
        {
          ...one,
          drivetrain: 'FWD',
          engine: '2.5L',
          fuel: 'Gasoline',
          body: 'Sedan',
          colorAlt: 'Black',
          vin: '4T1G11AK1MU123456',
        },
      ]),
    )
    for (const { id, wordings, needs } of all)
      for (const language of ['en', 'es'] as const) {
        const filling = {
          ...given,
          facts,
          language,
          name: undefined,
          appointment: needs.includes('appointment') ? 'visit' : undefined,
        }
        const said = wordings[language].filter((wording) => fillWording(wording, slots, filling) !== undefined)
        expect(said.length, `${id} ${language}`).toBeGreaterThan(0)
      }
  })
})

describe('what leaves is written by code', () => {
  const rendered = (sentences: object[][], more: Partial<typeof given> = {}) => {
    const verdict = checkReply({ sentences }, { ...given, ...more })
    if (!verdict.isOk) throw new Error(verdict.detail)
    return textOf(verdict.sentences, more)
  }

  test.each([
    [
      'en',
      [[{ fact: ['camry', 'price'] }, { fact: ['camry', 'mileage'] }]],
      /^2021 Toyota Camry SE: \$21,450 .*, 18,400 miles\.$/,
    ],
    ['es', [[phrase('mileage_is', { vehicle: 'camry' })]], /2021 Toyota Camry SE .*18,400 millas/],
    ['en', [[{ fact: ['sold', 'mileage'] }]], '2021 Honda Civic LX: 18,400 miles, sold.'],
    [
      'en',
      [[phrase('confirm_wish', { body: 'suv', color: 'white', years: '2019+', budget: 20_000 })]],
      /a white SUV, 2019 or newer, under \$20,000/,
    ],
    [
      'es',
      [[phrase('confirm_wish', { body: 'truck', make: 'chevy', color: 'black' })]],
      /una camioneta pickup Chevrolet negra/,
    ],
    ['en', [[phrase('price_difference', { vehicle: 'camry', other: 'truck' })]], /\$10,450 (less|more) than/],
    ['es', [[phrase('miles_difference', { vehicle: 'camry', other: 'truck' })]], /29,500 millas/],
    ['es', [[phrase('open_on_day', { day: 'sat' })]], /sábado.* 9:00 AM–8:00 PM\.$/],
    [
      'es',
      [[phrase('ask_book_time', { time: 'visit@2026-11-28T16:00:00.000Z' })]],
      /sábado, 28 de noviembre a las 10:00 a\.m\./,
    ],
  ] as const)('in %s: %j', (language, sentences, text) => {
    const said = rendered(sentences as unknown as object[][], { language })
    if (typeof text === 'string') expect(said).toBe(text)
    else expect(said).toMatch(text)
  })

  test('a phrase is worded anew as long as there are wordings, and by the dealership’s own where it has one', () => {
    const recent: string[] = []
    const wordings = CATALOG.get('ask_budget')?.wordings.en ?? []
    for (const _ of wordings) recent.push(rendered([[phrase('ask_budget')]], { recent }))
    expect(new Set(recent).size).toBe(wordings.length)
    expect(rendered([[phrase('ask_budget')]], { recent })).toBe(recent[0])
    const own = { ask_budget: { en: 'What were you hoping to pay, {name}?', es: '' } }
    expect(rendered([[phrase('ask_budget')]], { own })).toBe('What were you hoping to pay, María?')
    expect(rendered([[phrase('ask_budget')]], { own, language: 'es' })).not.toContain('hoping')
  })

  test('a reply names its sources, each once', () => {
    const verdict = checkReply(
      { sentences: [[phrase('price_is', { vehicle: 'camry' })], [{ fact: ['camry', 'price'] }]] },
      given,
    )
    if (!verdict.isOk) throw new Error(verdict.detail)
    expect(renderReply(verdict.sentences, { ...given, words: {} }).sources).toEqual([
      { vehicle: 'camry', field: 'title', value: '2021 Toyota Camry SE' },
      { vehicle: 'camry', field: 'price', value: 21_450 },
    ])
    expect(verdict.vehicles).toEqual(['camry'])
  })

  test('times are listed with their numbers, in each language', () => {
    const times = ['2026-11-28T16:00:00Z', '2026-11-28T19:30:00Z']
    expect(slotsText(times, { language: 'en', timezone: 'America/Chicago' })).toBe(
      '\n1. Saturday, November 28 at 10:00 AM\n2. Saturday, November 28 at 1:30 PM',
    )
    expect(slotsText(times, { language: 'es', timezone: 'America/Chicago' })).toContain('a las 10:00 a.m.')
  })

  test('the tool’s schema is one that vendors’ strict modes take', () => {
    const schemas: Record<string, unknown>[] = []
    JSON.stringify(replyParameters(), (_, value) => {
      if (value?.type === 'object') schemas.push(value)
      return value
    })
    expect(schemas).toHaveLength(5)
    for (const { required, properties, additionalProperties } of schemas) {
      expect(required).toEqual(Object.keys(properties as object))
      expect(additionalProperties).toBe(false)
    }
    expect(FACT_FIELDS).not.toContain('description')
  })
})
