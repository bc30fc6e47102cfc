/** A generator of numbers in [0, 1) that is deterministic for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const nestedObjects = (depth: number) => `${'{"a":'.repeat(depth)}null${'}'.repeat(depth)}`

/** Syntax of languages that a text might end up in; whoever reads one of them stumbles over it here. */
const SYNTAX = `../../etc/passwd%00%2e%2e%2f%' OR 1=1 --{{7*7}}#{7*7}<script>alert(1)</script>\r\nSet-Cookie: a=b`

/** Texts that have broken programs before, one of each kind: they are tried in every field. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  'Ｕｎｉｃｏｄｅ ñ é \u0301 👩‍👩‍👧‍👦',
  'x'.repeat(201),
  'x'.repeat(2100),
  '👍'.repeat(100),
  'x'.repeat(100_000),
  SYNTAX,
  '__proto__',
  'constructor',
  '{"$ne":null}',
  '+15555550100,+15555550101',
  'NaN',
  '-1',
  '1e309',
  '99999999999999999999999999',
  '01ARZ3NDEKTSV4RRFFQ69G5FAV#~HEAD',
]

/** Values of every type, in place of a text. */
export const HOSTILE_VALUES: unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER + 2,
  1e308,
  [],
  [[]],
  {},
  [null],
  ['text'],
  { length: -1 },
  { toString: 'x', valueOf: 1 },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  JSON.parse('{"then":"x"}'),
]

/** Whole bodies that match none of our forms, most of them not even JSON. */
export const HOSTILE_BODIES: (string | Uint8Array)[] = [
  'null',
  'true',
  '0',
  '"text"',
  '[]',
  '{}',
  '[{}]',
  '{',
  '{"a":1',
  '{"a":1}}',
  "{'a':1}",
  '{"a":undefined}',
  '{"a":1,}',
  '{"a":NaN}',
  '{"a":1e999}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '\u0000',
  '{"\u0000":1}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"__proto__":null}',
  nested(2_000),
  nested(200_000),
  nestedObjects(20_000),
  `{"a":"${'x'.repeat(1_000_000)}"}`,
  `{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":${i}`).join(',')}}`,
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'a=1&b=2&a=3',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
  new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  new Uint8Array([0xc0, 0x80, 0xed, 0xa0, 0x80, 0xf5, 0x80]),
  new Uint8Array([0x1f, 0x8b, 0x08, 0x00, 0x00]),
]

export const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json;',
  'APPLICATION/JSON',
  'application/vnd.api+json',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/xml',
  ';',
  'x'.repeat(500),
]
