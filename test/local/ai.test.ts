import { describe, expect, test } from 'vitest'
import { checkReply } from '../../functions/core/assistant/replies/check-reply.ts'
import { NEEDS } from '../../functions/core/assistant/replies/phrase-needs.ts'
import { REPLY_ACTS, type Reply, replyParameters } from '../../functions/core/assistant/replies/reply-schema.ts'
import type { Given, VehicleFacts } from '../../functions/core/assistant/replies/reply-types.ts'
import type { Asked, OfferedTool, Said, Turn } from '../../lib/local/ai/asked.ts'
import { hostileTurn, seededRandom } from '../../lib/local/ai/hostile.ts'
import { openScript, openScripts } from '../../lib/local/ai/script.ts'
import { assistantTurn } from '../../lib/local/ai/scripted-assistant.ts'
import { given as plain } from '../assistant/guard-given.ts'

const CIVIC = {
  id: '01KA0000000000000000000001',
  facts: { title: '2023 Honda Civic', make: 'Honda', model: 'Civic', price: 26_900, mileage: 18_400 },
}
const TRUCK = {
  id: '01KA0000000000000000000002',
  facts: { title: '2021 Ford F-150', make: 'Ford', model: 'F-150', mileage: 41_200 },
}
const VEHICLES: VehicleFacts[] = [CIVIC, TRUCK].map(({ id, facts }) => ({ id, availability: 'available', ...facts }))
/** A turn in which whatever the tools below allow is allowed. */
const given: Given = {
  ...plain,
  facts: new Map(VEHICLES.map((one) => [one.id, one])),
  holds: new Set(NEEDS),
  acts: new Map(REPLY_ACTS.map((name) => [name, /send|give/.test(name) ? new Set([CIVIC.id, 'answer-1']) : true])),
}
const SLOTS = ['12/4/2026, 10:00:00 AM', '12/4/2026, 3:30:00 PM', '12/5/2026, 11:00:00 AM'].map((starts_at, n) => ({
  slot: `slot-${n}`,
  starts_at,
}))

/** What the tools of a small dealership return. */
const RESULTS: Record<string, (given: Record<string, unknown>) => unknown> = {
  // The inventory knows no bodies.
  search_vehicles: ({ make, model, body }) => ({
    vehicles: [CIVIC, TRUCK].filter(
      ({ facts }) => !body && (!make || facts.make === make) && (!model || facts.model === model),
    ),
  }),
  get_vehicle: () => CIVIC,
  get_dealership: () => ({
    name: 'Mariposa Motors',
    has_hours: true,
    has_address: true,
    answers: [{ id: 'answer-1', question: 'Do you deliver to my home?', answer: 'Yes.' }],
  }),
  find_slots: () => ({ offered: SLOTS.slice(0, 2), free: SLOTS }),
  book: () => ({ booked: true }),
  move_appointment: () => ({ moved: true }),
  cancel_appointment: () => ({ canceled: true }),
  update_contact: () => ({ ok: true }),
  hand_over: () => ({ handed_over: true }),
}
const tool = (name: string, properties: object = {}): OfferedTool => ({
  name,
  parameters: { type: 'object', properties: { ...properties } },
})
const any = (...names: string[]) => Object.fromEntries(names.map((name) => [name, {}]))
const TOOLS: OfferedTool[] = [
  tool('search_vehicles', any('make', 'model', 'body', 'max_price', 'min_year', 'text')),
  tool('get_vehicle', any('id')),
  tool('get_dealership'),
  tool('find_slots', { kind: { enum: ['test_drive', 'visit', 'service'] } }),
  tool('book', any('slot', 'vehicle')),
  tool('move_appointment', any('slot')),
  tool('cancel_appointment'),
  tool('update_contact', any('first_name', 'language', 'looking_for', 'budget')),
  tool('hand_over', {
    reason: { anyOf: [{ enum: ['haggling', 'financing', 'legal', 'asked', 'language', 'other'] }] },
  }),
  { name: 'reply', parameters: { ...replyParameters(), type: 'object' } },
]

/** Asks until it replies, as the product does: the calls on the way, and the reply, which must pass the guard. */
function answer(said: Said[], { tools = TOOLS, results = RESULTS, system = '' } = {}) {
  const items = [...said]
  const called: string[] = []
  for (let n = 0; n < 8; n++) {
    const { calls = [] } = assistantTurn({ model: 'm', system, said: items, tools })
    for (const [index, call] of calls.entries()) {
      const id = `${n}-${index}`
      const result = results[call.name]?.(call.arguments as Record<string, unknown>)
      items.push({ by: 'call', id, name: call.name, arguments: call.arguments })
      items.push({ by: 'tool', id, content: JSON.stringify(result ?? {}), isError: false })
      called.push(`${call.name} ${JSON.stringify(call.arguments)}`)
      if (call.name !== 'reply') continue
      expect(checkReply(call.arguments, given)).toMatchObject({ isOk: true })
      return { called, segments: (call.arguments as Reply).sentences.flat() as Record<string, unknown>[] }
    }
  }
  throw new Error(`It never replied: ${called.join('; ')}`)
}
const customer = (text: string): Said => ({ by: 'customer', text })
const assistant = (text: string): Said => ({ by: 'assistant', text })
const phrasesOf = (segments: Record<string, unknown>[]) => segments.flatMap((one) => (one.phrase ? [one.phrase] : []))

describe('the scripted assistant', () => {
  test.each([
    ['Hi', ['greet', 'ask_wish']],
    ['Buenas tardes!', ['greet', 'ask_wish']],
    ['Are you a real person?', ['what_i_am']],
    ['¿Eres un robot?', ['what_i_am']],
    ['Muchas gracias', ['welcome']],
  ])('answers “%s” by phrases', (text, phrases) => {
    expect(phrasesOf(answer([customer(text)]).segments)).toEqual(phrases)
  })

  test.each([
    ['Do you have a Honda Civic under 30k?', { make: 'Honda', model: 'Civic', max_price: 30000 }],
    ['Hola, me llamo Rosa. ¿Tienen un Civic por menos de 30 mil?', { make: 'Honda', model: 'Civic', max_price: 30000 }],
  ])('looks up “%s” and tells it with its price', (text, search) => {
    const { called, segments } = answer([customer(text)])
    expect(called[0]).toBe(`search_vehicles ${JSON.stringify(search)}`)
    expect(called[1]).toMatch(/^update_contact .*"budget":30000/)
    expect(segments[0]).toMatchObject({ phrase: 'here_is_with_price', slots: { vehicle: CIVIC.id } })
  })

  test('names no price that it does not know, and searches again more widely for what is not there', () => {
    expect(JSON.stringify(answer([customer('Any Ford F-150?')]).segments)).not.toContain('price')
    expect(answer([customer('Any trucks?')]).called).toContainEqual('search_vehicles {"make":"Ford","model":"F-150"}')
    expect(phrasesOf(answer([customer('Any Kia?')]).segments)).toContain('thanks_for_telling')
    const results = { ...RESULTS, search_vehicles: () => ({ vehicles: [] }) }
    const { called, segments } = answer([customer('Do you have a Kia Carnival?')], { results })
    expect(called.filter((one) => one.startsWith('search_vehicles'))).toHaveLength(3)
    expect(phrasesOf(segments)).toContain('nothing_found')
  })

  test('takes a question about “it” for the vehicle spoken of before', () => {
    const { called } = answer([
      customer('Do you have a Civic?'),
      assistant('Yes, take a look.'),
      customer('How many miles?'),
    ])
    expect(called[0]).toContain('"model":"Civic"')
  })

  test('offers times, books the one that is picked, and moves and cancels it', () => {
    const asking = customer('¿Cuándo puedo ir a probar el Civic?')
    const offered = answer([asking])
    expect(offered.called[0]).toBe('find_slots {"kind":"test_drive"}')
    expect(offered.segments.at(-1)).toEqual({ act: 'offer_slots', id: null })

    const offer = assistant('Viernes 10:00 a. m., viernes 3:30 p. m. o sábado 11:00 a. m.')
    for (const [text, slot] of [
      ['El sábado a las once', 'slot-2'],
      ['a las 3:30', 'slot-1'],
      ['la primera', 'slot-0'],
      ['la 2', 'slot-1'],
      ['2', 'slot-1'],
      ['sí', 'slot-0'],
    ] as const) {
      const { called, segments } = answer([asking, offer, customer(text)])
      expect(called).toContainEqual(expect.stringMatching(`^book .*"${slot}"`))
      expect(segments).toContainEqual({ act: 'confirm_booking', id: null })
    }
    expect(answer([asking, offer, customer('a las 7')]).called.join()).not.toContain('book')

    const moving = [
      customer('Can I move my appointment?'),
      assistant('Fri 10:00 AM or Sat 11:00 AM?'),
      customer('Saturday'),
    ]
    const moved = answer(moving)
    expect(moved.called).toContainEqual('move_appointment {"slot":"slot-2"}')
    expect(moved.segments).toContainEqual({ act: 'confirm_move', id: null })
    const canceled = answer([customer('Please cancel my appointment')])
    expect(canceled.called[0]).toBe('cancel_appointment {}')
    expect(canceled.segments).toEqual([{ act: 'confirm_cancel', id: null }])
  })

  test.each([
    ['What is your lowest price?', 'haggling'],
    ['¿Cuánto de enganche?', 'financing'],
    ['I will call my lawyer', 'legal'],
    ['Quiero hablar con una persona', 'asked'],
    ['Здравствуйте, сколько стоит?', 'language'],
    ['This is ridiculous', 'other'],
  ])('hands “%s” over', (text, reason) => {
    const { called, segments } = answer([customer(text)])
    expect(called[0]).toBe(`hand_over {"reason":"${reason}"}`)
    expect(segments).toContainEqual({ act: 'hand_over', id: null })
  })

  test.each([
    ['When are you open?', 'tell_hours', null],
    ['¿Dónde están ubicados?', 'tell_address', null],
    ['Can you deliver to my home?', 'give_answer', 'answer-1'],
  ])('tells “%s” by an act', (text, act, id) => {
    expect(answer([customer(text)]).segments[0]).toEqual({ act, id })
  })

  test('asks once what is wanted, and then hands over', () => {
    const first = answer([customer('Running a bit late')])
    expect(phrasesOf(first.segments)).toEqual(['ask_wish'])
    const again = [customer('Running a bit late'), assistant('What are you looking for?'), customer('On my way')]
    expect(answer(again).called).toContainEqual(expect.stringMatching('^hand_over'))
  })

  test('takes what a prompt says in parentheses for no words of the customer', () => {
    const note = customer('(Reply in Spanish. It is Saturday, November 28, 5:30 PM at the dealership.)')
    expect(phrasesOf(answer([note, customer('Ok')]).segments)).toEqual(['welcome'])
    const refused = [note, customer('Hola'), customer('(Not sent. A digit. Call reply again.)')]
    expect(phrasesOf(answer(refused).segments)).toContain('thanks_for_writing')
  })

  test('says something plain when a reply is refused, and then hands over', () => {
    const said = [customer('Do you have a Civic?')]
    const refused = (id: string): Said[] => [
      { by: 'call', id, name: 'reply', arguments: {} },
      { by: 'tool', id, content: '{"error":"a digit"}', isError: true },
    ]
    expect(phrasesOf(answer([...said, ...refused('1')]).segments)).toContain('thanks_for_writing')
    expect(answer([...said, ...refused('1'), ...refused('2')]).called[0]).toContain('hand_over')
  })

  test('gets by with no tool but the reply, and with schemas that require every argument', () => {
    const tools = TOOLS.filter(({ name }) => name === 'reply')
    for (const text of ['Do you have a Civic?', 'When can I come?', 'Discount?', 'Cancel my appointment', 'Hours?'])
      expect(answer([customer(text)], { tools }).segments).not.toEqual([])
    const strict = TOOLS.map((one) => ({
      ...one,
      parameters: { ...one.parameters, required: Object.keys(one.parameters.properties ?? {}) },
    }))
    expect(answer([customer('Any trucks?')], { tools: strict }).called[0]).toContain('"make":null')
  })
})

test.each([
  ['Translate the text into Spanish.', 'Hello, do you have the truck?', '¿Hola, tienen la camioneta?'],
  ['Translate the text into English.', 'Hola, busco carro', 'Hello, I am looking for car'],
  ['Make it shorter.', 'We just got it. It is very nice. Would you come?', 'We got it. Would you come?'],
  ['Make it friendlier.', 'The price is below.', 'Hi! The price is below. I am happy to help with anything else.'],
  [
    'Summarize the conversation.',
    'Customer: Hi\nUs: Hello',
    'The customer is in touch. What was said last: “Us: Hello”',
  ],
])('a request without a reply is a rewrite: %s', (system, text, expected) => {
  const asked: Asked = { model: 'm', system, said: [customer(`<text>${text}</text>`)], tools: [] }
  expect(assistantTurn(asked).text).toBe(expected)
  const write: OfferedTool = {
    name: 'write',
    parameters: { type: 'object', properties: { text: {} }, required: ['text'] },
  }
  expect(assistantTurn({ ...asked, tools: [write] }).calls).toEqual([{ name: 'write', arguments: { text: expected } }])
})

test('the hostile model repeats itself by its seed, and gives every kind of trouble', () => {
  const asked: Asked = { model: 'm', system: '', said: [customer(CIVIC.id)], tools: TOOLS }
  const some = (seed: number): Turn[] => {
    const random = seededRandom(seed)
    return Array.from({ length: 1_000 }, () => hostileTurn(asked, random))
  }
  expect(some(7)).toEqual(some(7))
  expect(some(7)).not.toEqual(some(8))
  for (const kind of ['text', 'calls', 'raw', 'stop', 'error', 'delay_ms'])
    expect(some(7).some((turn) => kind in turn)).toBe(true)
  expect(() => hostileTurn({ ...asked, tools: [] }, seededRandom(1))).not.toThrow()
})

test('a script is answered in order, then the mode', () => {
  const script = openScript()
  const asked: Asked = { model: 'm', system: '', said: [customer('Hi')], tools: TOOLS }
  expect(script.set({ turns: [{ text: 'a' }, { text: 'b' }] })).toEqual({ mode: 'assistant', turns: 2, sounds: 0 })
  expect([script.nextTurn(asked), script.nextTurn(asked)]).toEqual([{ text: 'a' }, { text: 'b' }])
  expect(script.nextTurn(asked).calls).toMatchObject([{ name: 'reply' }])
  script.set({ turns: [{ text: 'a' }] })
  expect(script.set({ turns: null, mode: 'hostile', seed: 3 })).toMatchObject({ mode: 'hostile', turns: 0 })
})

test('an account by its name in the key has a script of its own, whose held answers come when it is released', async () => {
  const scriptOf = openScripts()
  scriptOf('mesa').set({ turns: [{ text: 'a' }] })
  expect([scriptOf('mesa').state().turns, scriptOf().state().turns]).toEqual([1, 0])
  const answered: string[] = []
  const [mesa, others] = ['mesa', undefined].map(async (name) => {
    await scriptOf(name).released()
    answered.push(name ?? 'others')
  })
  scriptOf().release()
  await others
  expect(answered).toEqual(['others'])
  scriptOf('mesa').release()
  await mesa
  expect(answered).toEqual(['others', 'mesa'])
})
