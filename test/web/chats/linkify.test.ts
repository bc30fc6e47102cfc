import { expect, test } from 'vitest'
import { mediaKind } from '../../../web/src/features/chats/media/media-kind.ts'
import { linkify } from '../../../web/src/features/chats/thread/linkify.ts'

test.each([
  ['See https://a.example/x?y=1.', [['https://a.example/x?y=1', 'https://a.example/x?y=1']]],
  ['(https://a.example/x)', [['https://a.example/x', 'https://a.example/x']]],
  ['https://en.example/Car_(body)', [['https://en.example/Car_(body)', 'https://en.example/Car_(body)']]],
  ['www.a.example, please', [['www.a.example', 'https://www.a.example']]],
  [
    'one http://a.example two http://b.example!',
    [
      ['http://a.example', 'http://a.example'],
      ['http://b.example', 'http://b.example'],
    ],
  ],
  ['javascript:alert(1) data:text/html,x mailto:a@b.example', []],
  [
    'HTTPS://A.example and WWW.b.example',
    [
      ['HTTPS://A.example', 'HTTPS://A.example'],
      ['WWW.b.example', 'https://WWW.b.example'],
    ],
  ],
  [
    'http://localhost:4000/vehicle/01-ford?v=2',
    [['http://localhost:4000/vehicle/01-ford?v=2', 'http://localhost:4000/vehicle/01-ford?v=2']],
  ],
  ['It is ok.Is it?Yes at 3.5.no.de', []],
  ['no link at all', []],
])('%s has the right links', (text, links) => {
  const pieces = linkify(text)
  expect(pieces.filter(({ href }) => href).map((piece) => [piece.text, piece.href])).toEqual(links)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})

test.each([
  ['image/jpeg', 'image'],
  ['audio/ogg; codecs=opus', 'audio'],
  ['video/mp4', 'video'],
  ['application/pdf', 'document'],
  ['text/vcard', 'document'],
  ['', 'document'],
])('media of type %s is shown as %s', (type, kind) => {
  expect(mediaKind(type)).toBe(kind)
})
