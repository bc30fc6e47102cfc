import { describe, expect, test } from 'vitest'
import { isUsNumber } from '#contract/customers/is-us-number.ts'
import { numberVariables } from '#contract/messaging/number-variables.ts'
import {
  fillTemplate,
  placeholdersOf,
  problemsOf,
  risksOf,
  type TemplateDraft,
  valueProblemsOf,
} from '#contract/messaging/template-rules.ts'
import { sayRefusal } from '#contract/refusals.ts'
import { TEMPLATE_LIMITS } from '#contract/telephony/template-facts.ts'

const draft = (more: Partial<TemplateDraft> = {}): TemplateDraft => ({
  name: 'visit_reminder',
  friendly_name: 'Visit reminder',
  category: 'UTILITY',
  header_type: 'none',
  header_text: null,
  body_text: 'Hi {{1}}, we look forward to your visit on {{2}}. See you then!',
  footer_text: null,
  variables: ['name', 'day'],
  samples: [],
  buttons: [],
  ...more,
})
const link = (url: string, text = 'See it') => ({ type: 'URL' as const, text, url })
const call = (phone_number: string, text = 'Call us') => ({ type: 'PHONE_NUMBER' as const, text, phone_number })
const reply = (text: string) => ({ type: 'QUICK_REPLY' as const, text })

test('a template as WhatsApp likes it has neither problems nor risks', () => {
  expect(problemsOf(draft())).toEqual({})
  expect(risksOf(draft())).toEqual({})
})

test.each<[string, Partial<TemplateDraft>, field: string, key: string]>([
  ['no name', { name: '' }, 'name', 'template_name_wrong'],
  ['a name in capitals', { name: 'Visit' }, 'name', 'template_name_wrong'],
  ['no friendly name', { friendly_name: ' ' }, 'friendly_name', 'required'],
  ['no body', { body_text: ' ', variables: [] }, 'body_text', 'required'],
  ['a long body', { body_text: 'x'.repeat(1025), variables: [] }, 'body_text', 'too_long'],
  ['fewer variables than placeholders', { variables: ['name'] }, 'body_text', 'variables_differ'],
  ['more variables than placeholders', { variables: ['a', 'b', 'c'] }, 'body_text', 'variables_differ'],
  ['a gap in the numbers', { body_text: 'Hi {{1}} and {{3}} both' }, 'body_text', 'variables_not_in_order'],
  ['two variables of one name', { variables: ['name', 'name'] }, 'variables', 'variable_twice'],
  ['a variable without a name', { variables: ['name', ''] }, 'variables', 'required'],
  ['a sample of two lines', { samples: ['Ana\nTorres'] }, 'samples', 'template_value_wrong'],
  ['a text header without text', { header_type: 'text' }, 'header_text', 'required'],
  ['a long header', { header_type: 'text', header_text: 'x'.repeat(61) }, 'header_text', 'too_long'],
  [
    'a variable in the header',
    { header_type: 'text', header_text: 'Hi {{1}}' },
    'header_text',
    'variables_in_body_only',
  ],
  ['a long footer', { footer_text: 'x'.repeat(61) }, 'footer_text', 'too_long'],
  ['a button without text', { buttons: [reply('')] }, 'buttons.0.text', 'required'],
  ['a button with a long text', { buttons: [reply('x'.repeat(21))] }, 'buttons.0.text', 'too_long'],
  ['two buttons alike', { buttons: [reply('Yes'), reply('Yes')] }, 'buttons.1.text', 'button_text_twice'],
  ['a link that is not https', { buttons: [link('http://a.example')] }, 'buttons.0.url', 'button_address_wrong'],
  ['a link with a variable', { buttons: [link('https://{{1}}.example')] }, 'buttons.0.url', 'button_address_wrong'],
  ['one in a link’s middle', { buttons: [link('https://a.example/{{1}}/x')] }, 'buttons.0.url', 'button_address_wrong'],
  ['one right behind its host', { buttons: [link('https://a.example{{1}}')] }, 'buttons.0.url', 'button_address_wrong'],
  ['a link’s variable without a name', { buttons: [link('https://a.example/{{3}}')] }, 'body_text', 'variables_differ'],
  ['a variable with a brace too few', { body_text: 'Hi {{1}, see you {{2}} then' }, 'body_text', 'variable_unreadable'],
  ['a variable in single braces', { body_text: 'Hola {nombre}, {{1}} {{2}}' }, 'body_text', 'variable_unreadable'],
  ['a variable by name in the footer', { footer_text: 'Bye {{name}}' }, 'footer_text', 'variables_in_body_only'],
  ['a call to no number', { buttons: [call('555')] }, 'buttons.0.phone_number', 'button_number_wrong'],
  ['two calls', { buttons: [call('+15125550100'), call('+15125550101', 'Or us')] }, 'buttons', 'too_many_buttons'],
  ['eleven replies', { buttons: 'abcdefghijk'.split('').map(reply) }, 'buttons', 'too_many_buttons'],
])('%s is told at its field', (_, more, field, key) => {
  expect(problemsOf(draft(more))).toMatchObject({ [field]: { key } })
})

test('the specification’s sentence says how many placeholders and variables there are', () => {
  const refused = problemsOf(draft({ variables: ['name'] })).body_text
  expect(refused && sayRefusal(refused, 'en')).toBe(
    'Body has 2 variable placeholders but 1 variables defined. They must match.',
  )
})

test.each<[string, Partial<TemplateDraft>, field: string, key: string | undefined]>([
  [
    'starts with a variable',
    { body_text: '{{1}}, your visit is on {{2}}. See you then!' },
    'body_text',
    'risk_at_edge',
  ],
  ['ends with a variable and a dot', { body_text: 'Hi dear {{1}}, come by on {{2}}.' }, 'body_text', 'risk_at_edge'],
  ['has two variables in a row', { body_text: 'Hi {{1}} {{2}}, we are glad you came.' }, 'body_text', 'risk_adjacent'],
  ['has few words', { body_text: 'Hi {{1}} see {{2}} soon' }, 'body_text', 'risk_few_words'],
  ['has just enough words', { body_text: 'Hi {{1}}, see you {{2}} at noon' }, 'body_text', undefined],
  ['is marketing', { category: 'MARKETING' }, 'category', 'risk_us_marketing'],
  ['has emoji in its header', { header_type: 'text', header_text: 'Deal 🚗' }, 'header_text', 'risk_header_format'],
])('what WhatsApp may turn down is told where a template %s', (_, more, field, key) => {
  expect(risksOf(draft(more))[field]?.key).toBe(key)
})

describe('a template', () => {
  test('counts a placeholder that stands twice once', () => {
    expect(placeholdersOf('{{2}} {{ 1 }} {{2}}')).toEqual([1, 2])
  })

  test('is filled in order, and keeps what has no value', () => {
    expect(fillTemplate('{{1}} {{2}} {{1}} {{3}}', ['a', '$&'])).toBe('a $& a {{3}}')
  })

  test.each<[string, string[], string | undefined]>([
    ['all of them', ['Ana', 'Monday'], undefined],
    ['one too few', ['Ana'], 'variables'],
    ['an empty one', ['Ana', ' '], 'variables.1'],
    ['one of two lines', ['Ana\nTorres', 'Monday'], 'variables.0'],
    ['four spaces', ['Ana    Torres', 'Monday'], undefined],
    ['five spaces', ['Ana     Torres', 'Monday'], 'variables.0'],
    ['the longest', ['x'.repeat(TEMPLATE_LIMITS.value), 'Monday'], undefined],
    ['a longer one', ['x'.repeat(TEMPLATE_LIMITS.value + 1), 'Monday'], 'variables.0'],
  ])('takes values: %s', (_, values, field) => {
    expect(Object.keys(valueProblemsOf(['name', 'day'], values))).toEqual(field ? [field] : [])
  })
})

test.each([
  ['+15125550100', true],
  ['+17875550100', true],
  ['+14165550100', false],
  ['+18095550100', false],
  ['+525512345678', false],
  ['US.ABC123', false],
])('%s is a number of the United States: %s', (number, isOne) => {
  expect(isUsNumber(number)).toBe(isOne)
})

describe('a variable by its name becomes a number', () => {
  test.each<[string, string[], string, string[]]>([
    ['Hi {{first_name}}, your car is ready today.', [], 'Hi {{1}}, your car is ready today.', ['first_name']],
    ['Hi {{ Name }}, your car is ready today.', [], 'Hi {{1}}, your car is ready today.', ['Name']],
    ['Hi {{name}}, {{day}} or not, {{Name}}?', [], 'Hi {{1}}, {{2}} or not, {{1}}?', ['name', 'day']],
    ['Hi {{day}}, {{name}}', ['name', 'day'], 'Hi {{2}}, {{1}}', ['name', 'day']],
    ['Hi {{1}}, see you {{día de visita}}', ['nombre'], 'Hi {{1}}, see you {{2}}', ['nombre', 'día de visita']],
    ['Hi {{1}}, see you {{day}}', [], 'Hi {{1}}, see you {{2}}', ['variable_1', 'day']],
    ['Hi {{1}, {nombre}', [], 'Hi {{1}, {nombre}', []],
  ])('%s', (body_text, variables, numbered, names) => {
    expect(numberVariables({ body_text, variables, buttons: [] })).toEqual({
      body_text: numbered,
      variables: names,
      buttons: [],
    })
  })

  test('at the end of a link too', () => {
    const made = numberVariables({
      body_text: 'Hi {{name}}',
      variables: [],
      buttons: [link('https://a.example/{{stock}}')],
    })
    expect(made).toMatchObject({ variables: ['name', 'stock'], buttons: [{ url: 'https://a.example/{{2}}' }] })
    expect(problemsOf(draft(made))).toEqual({})
  })
})
