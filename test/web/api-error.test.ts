import { expect, test } from 'vitest'
import { apiErrorOf } from '../../web/src/lib/api-error.ts'

test.each([
  ['its message', '{"message":"Taken.","error":"E","code":"conflict"}', 'Taken.'],
  ['else its error field', '{"error":"Broken."}', 'Broken.'],
  ['else its raw text', 'Bad gateway', 'Bad gateway'],
  ['but never a page of HTML', '<html>502</html>', 'Request failed (502)'],
  ['else its status', '', 'Request failed (502)'],
])('a refused answer is told by %s', async (_, body, message) => {
  expect(await apiErrorOf(new Response(body, { status: 502 }))).toMatchObject({ message, status: 502 })
})

test('fields of a form, the code and the wait before another try are kept', async () => {
  const body = JSON.stringify({ message: 'Check.', code: 'invalid', errors: { email: 'Invalid' } })
  const error = await apiErrorOf(new Response(body, { status: 422, headers: { 'Retry-After': '30' } }))
  expect(error).toMatchObject({ code: 'invalid', fields: { email: 'Invalid' }, retryAfterSeconds: 30 })
})
