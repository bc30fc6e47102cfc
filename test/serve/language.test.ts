import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readLanguage } from '../../functions/serve/event.ts'
import { eventOf } from './event.ts'

beforeEach(() => void vi.stubEnv('CSRF_KEY', 'key'))
afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr-CH, ES;q=0.9', 'es'],
  ['en;q=0.1,es;q=0.9', 'es'],
  ['es;q=0', undefined],
  ['es; q=0.5, en; q=0.7', 'en'],
  ['fr,de;q=0.5', undefined],
  [';;q=,', undefined],
  ['', undefined],
])('whoever asks for %j asks for %s', (header, language) => {
  expect(readLanguage(eventOf('GET /api/echo', { headers: { 'accept-language': header } }))).toBe(language)
})
