import { describe, expect, test } from 'vitest'
import { readArrival } from '../../functions/core/messaging/messages/read-arrival.ts'
import { readInbound } from '../../functions/webhooks/twilio-form.ts'

const usual = { MessageSid: 'SM1', From: 'whatsapp:+15125562201', To: 'whatsapp:+14155550150', Body: '', NumMedia: '0' }
const read = (form: Record<string, string>) => {
  const arrival = readArrival(readInbound({ ...usual, ...form }), new Date('2026-11-27T12:00:00Z'))
  return { ...arrival, shown: arrival.shown.last_message }
}
const file = (type: string) => ({ NumMedia: '1', MediaUrl0: 'https://api.twilio.com/1', MediaContentType0: type })
const degrees = { Latitude: '30.2672', Longitude: '-97.7431' }

describe('what a customer sends is', () => {
  test.each([
    [
      'a pressed button by its words',
      { ButtonText: 'Test drive', ButtonPayload: 'td', MessageType: 'button' },
      'button',
      'Test drive',
    ],
    [
      'one with its words as the body',
      { Body: 'Sí', ButtonText: 'Sí', ButtonPayload: 'y', MessageType: 'interactive' },
      'button',
      'Sí',
    ],
    ['one without words', { ButtonPayload: 'reply_1', MessageType: 'button' }, 'button', 'reply_1'],
    [
      'a list’s row by its title',
      { ListId: 'suv', ListTitle: 'SUVs', ListDescription: 'From $18,000' },
      'list',
      'SUVs',
    ],
    ['a list’s row with a body', { Body: 'Trucks', ListTitle: 'Trucks', MessageType: 'interactive' }, 'list', 'Trucks'],
    ['a sticker', { ...file('image/webp'), MessageType: 'sticker' }, 'sticker', ''],
    ['a sticker that is not called one', file('image/webp'), 'sticker', ''],
    ['a picture', file('image/jpeg'), 'text', ''],
    ['a contact card', file('text/vcard'), 'contact', ''],
    ['a contact card of an MMS', { ...file('text/x-vcard; charset=utf-8'), From: '+15125562201' }, 'contact', ''],
    ['a contact card with words', { ...file('text/vcard'), Body: 'My brother' }, 'contact', 'My brother'],
    ['a place', { ...degrees, Label: 'Home', Address: '1 Congress Ave' }, 'location', '📍 Home, 1 Congress Ave'],
    ['a place without a name', degrees, 'location', '📍 30.2672, -97.7431'],
    ['a place with words', { ...degrees, Body: 'Pick me up' }, 'location', 'Pick me up'],
    ['nothing that could be passed on', { MessageType: 'unsupported' }, 'unsupported', ''],
    ['nothing at all', {}, 'unsupported', ''],
    ['a place that is on no map', { Latitude: '300', Longitude: 'x' }, 'unsupported', ''],
    ['a text', { Body: 'Hello', MessageType: 'text' }, 'text', 'Hello'],
    ['a text without its control characters', { Body: 'He\u0000l\u0007lo\r\n\tyou' }, 'text', 'Hello\n\tyou'],
  ])('%s', (_, form, kind, body) => {
    expect(read(form)).toMatchObject({ kind, body })
  })

  test.each([
    [{}, '⚠️ Mensaje no compatible'],
    [file('text/vcard'), '👤 Contacto'],
    [file('image/webp'), '🙂 Sticker'],
    [file('image/jpeg'), '📎 Archivo adjunto'],
    [file('audio/ogg'), '🎤 Audio'],
    [{ Body: 'Hello' }, 'Hello'],
  ])('said in the list: %j', (form, shown) => {
    expect(read(form).shown).toBe(shown)
  })
})

test('STOP on a button is an opt-out as in a text', () => {
  expect(read({ ButtonText: 'STOP', ButtonPayload: 'x' }).word).toBe('stop')
})

test.each([
  [
    {
      ReferralSourceId: '120210',
      ReferralSourceUrl: 'https://fb.me/1',
      ReferralHeadline: '2021 Camry, $289 a month',
      ReferralBody: 'Ask us',
      ReferralSourceType: 'ad',
    },
    {
      kind: 'ad',
      source_id: '120210',
      source_url: 'https://fb.me/1',
      headline: '2021 Camry, $289 a month',
      body: 'Ask us',
    },
  ],
  [
    { ReferralSourceId: '7', ReferralSourceType: 'post' },
    { kind: 'post', source_id: '7' },
  ],
  [{ ReferralHeadline: 'x'.repeat(500) }, { kind: 'ad', headline: 'x'.repeat(200) }],
  [
    { ReferralSourceId: '7', ReferralSourceUrl: 'javascript:alert(1)' },
    { kind: 'ad', source_id: '7' },
  ],
  [{ ReferralNumMedia: '0' }, undefined],
])('an advertisement comes along: %j', (form, referral) => {
  expect(JSON.parse(JSON.stringify(read({ Body: 'Hi', ...form }).referral ?? null))).toEqual(referral ?? null)
})

test.each([
  ['Liked “Yes”', {}, true],
  ['Liked “Yes”', file('image/jpeg'), false],
  ['Liked “Yes”', { ButtonText: 'Liked “Yes”' }, false],
])('%s is a reaction only where it is a text alone: %j', (Body, form, is) => {
  expect(read({ Body, ...form }).reaction !== undefined).toBe(is)
})
