import { expect, test } from 'vitest'
import { readContent } from '../../../../functions/core/telephony/carriers/twilio-content.ts'
import type { StoredContent } from '../../../../functions/core/telephony/twilio/content.ts'

const content = (more: Partial<StoredContent>): StoredContent => ({
  sid: 'HX1',
  friendly_name: 'made_in_console',
  language: 'en',
  variables: {},
  types: { 'twilio/text': { body: 'Hello' } },
  date_created: new Date(0),
  ...more,
})
const url = (address: string) => ({ type: 'URL', title: 'See it', url: address })

test.each<[string, Partial<StoredContent>, object]>([
  [
    'quick replies',
    {
      variables: { 1: 'Ana', 2: 'Tuesday' },
      types: {
        'twilio/quick-reply': {
          body: 'Hi {{1}}, see you {{2}} for your test drive?',
          actions: [
            { title: 'Yes', id: 'yes' },
            { title: 'Another day', id: 'other' },
          ],
        },
      },
    },
    {
      language: 'en',
      body: 'Hi {{1}}, see you {{2}} for your test drive?',
      variables: ['variable_1', 'variable_2'],
      samples: ['Ana', 'Tuesday'],
      keys: ['1', '2'],
      buttons: [
        { type: 'QUICK_REPLY', text: 'Yes' },
        { type: 'QUICK_REPLY', text: 'Another day' },
      ],
    },
  ],
  [
    'a link',
    {
      language: 'es_MX',
      types: { 'twilio/call-to-action': { body: 'Hola {{1}}', actions: [url('https://a.example/x')] } },
    },
    { language: 'es', buttons: [{ type: 'URL', text: 'See it', url: 'https://a.example/x' }] },
  ],
  [
    'a link that ends in a variable',
    { types: { 'twilio/call-to-action': { body: 'Hi {{1}}', actions: [url('https://a.example/{{2}}')] } } },
    { keys: ['1', '2'], buttons: [{ url: 'https://a.example/{{2}}' }] },
  ],
  [
    'variables with names',
    {
      variables: { name: 'Ana', day: 'Friday' },
      types: { 'twilio/text': { body: '{{ day }} works, {{name}}? {{day}}!' } },
    },
    {
      body: '{{1}} works, {{2}}? {{1}}!',
      keys: ['day', 'name'],
      variables: ['day', 'name'],
      samples: ['Friday', 'Ana'],
    },
  ],
  [
    'numbers in any order',
    { types: { 'twilio/text': { body: '{{2}} and {{1}}' } } },
    { body: '{{2}} and {{1}}', keys: ['1', '2'] },
  ],
  [
    'a picture',
    { types: { 'twilio/media': { body: 'Look', media: ['https://a.example/car.jpg'] } } },
    { header_type: 'image', body: 'Look' },
  ],
  [
    'a document',
    { types: { 'twilio/media': { media: ['https://a.example/a.pdf?x=1'] } } },
    { header_type: 'document', body: '' },
  ],
  [
    'a card',
    {
      types: {
        'whatsapp/card': {
          body: 'Text',
          header_text: 'News, {{1}}',
          footer: 'Bye',
          actions: [{ type: 'PHONE_NUMBER', title: 'Call', phone: '+1' }],
        },
      },
    },
    {
      header_type: 'text',
      header_text: 'News, {{1}}',
      footer: 'Bye',
      buttons: [{ type: 'PHONE_NUMBER', text: 'Call', phone_number: '+1' }],
    },
  ],
  [
    'the richest of its types',
    { types: { 'twilio/text': { body: 'Plain' }, 'twilio/card': { title: 'Rich', subtitle: 'Small' } } },
    { body: 'Rich', footer: 'Small' },
  ],
  [
    'a code',
    { language: 'pt_BR', types: { 'whatsapp/authentication': { actions: [] } } },
    { language: 'pt', keys: ['1'] },
  ],
])('a template of Twilio’s console with %s is read', (_, made, read) => {
  expect(readContent(content(made))).toMatchObject(read)
})

test.each<[string, Partial<StoredContent>]>([
  ['a list to pick from', { types: { 'twilio/list-picker': { body: 'Choose' } } }],
  ['a carousel', { types: { 'twilio/carousel': { body: 'Look' } } }],
  ['a language that nobody here writes', { language: 'fr' }],
])('%s is none', (_, made) => {
  expect(readContent(content(made))).toBeUndefined()
})
