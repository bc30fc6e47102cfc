import { expect, test } from 'vitest'
import { addedIn, addsMoney } from '../../functions/core/assistant/writing/added-in.ts'

const GIVEN = 'The Camry is $21,450. Can you come on Tuesday?'
const told = (given: string, made: string) => addedIn(given, made).map(({ kind, text }) => `${kind}: ${text}`)

test.each([
  ['The Camry’s $21450! Can you come by on Tuesday?', []],
  ['El Camry está en $21,450. ¿Puedes venir el martes?', []],
  ['It is twenty-one thousand four hundred fifty dollars. Tuesday?', []],
  ['Half off, approved, lifetime warranty', ['claim: Half off', 'claim: approved', 'claim: warranty']],
  ['$21,450 a month. See https://evil.example.', ['claim: a month', 'link: https://evil.example']],
  ['$21,450, sin enganche, ven el viernes o mañana', ['claim: sin enganche', 'day: viernes', 'day: mañana']],
  ['Hi Ana, come at 3 pm, Tess will hold it', ['name: Ana', 'figure: 3', 'name: Tess', 'claim: hold it']],
  ['Tess will show you two cars', ['name: Tess', 'number_word: two']],
  ['Or the 2020 Toyota Tacoma?', ['figure: 2020', 'vehicle: Toyota', 'name: Tacoma']],
  ['Llama al 555-0100, taxes included', ['figure: 555', 'figure: 0100', 'claim: taxes', 'claim: included']],
])('“%s” adds to a text about a price and a day: %j', (made, added) => {
  expect(told(GIVEN, made)).toEqual(added)
})

test('a true translation adds nothing', () => {
  const given = 'Tenemos dos carros por quince mil dólares. Nos vemos el sábado a las 3:00 pm, Luis.'
  expect(told(given, 'We have two cars for $15,000. See you Saturday at 3 PM, Luis.')).toEqual([])
})

test.each([
  ['$19,900', true],
  ['twelve thousand dollars', true],
  ['mil dólares de descuento', true],
  ['19k', true],
  ['45k miles', false],
  ['$21,450.00', false],
  ['21450 dollars', false],
])('%s is money that the text had not: %s', (made, isNew) => {
  expect(addsMoney(GIVEN, made)).toBe(isNew)
})
