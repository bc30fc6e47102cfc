import { expect, test, vi } from 'vitest'
import { eventOf } from '../serve/event.ts'

test.each([
  ['en', 'This page isn&#39;t available right now'],
  ['es', 'Esta página no está disponible en este momento'],
])('without its table the page says so in %s, to be tried again, and tells no more', async (language, title) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:9',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    CSRF_KEY: 'key',
    EDGE_SECRET: 'edge',
    TABLE_NAME: 'nowhere',
    PUBLIC_URL: 'https://desk.dealer.example',
  })
  const { handler } = await import('../../functions/pages/inventory.ts')
  const headers = { 'accept-language': language }
  const answer = await handler(eventOf('GET /vehicle/{id}', { pathParameters: { id: '1' }, headers }))
  expect(answer).toMatchObject({
    statusCode: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' },
  })
  expect(answer.body).toContain(title)
  expect(answer.body).not.toMatch(/Vehicle Not Found|Vehículo no encontrado|href="\/"/)
  expect(answer.body).not.toMatch(/ECONNREFUSED|at .*\.(ts|mjs):/)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})
