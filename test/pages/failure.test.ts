import { beforeEach, expect, test, vi } from 'vitest'
import { edge } from '#contract/edge.ts'
import { eventOf } from '../serve/event.ts'

beforeEach(() => {
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
})
const visit = async (...event: Parameters<typeof eventOf>) => {
  const { handler } = await import('../../functions/pages/inventory.ts')
  return handler(eventOf(...event))
}

test.each([
  ['en', '', 'This page isn&#39;t available right now'],
  ['es', '', 'Esta página no está disponible en este momento'],
  ['en', 'es', 'Esta página no está disponible en este momento'],
])(
  'without its table the page says so, to be tried again, and tells no more: the browser asks for %s, chosen is %s',
  async (language, lang, title) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const headers = { 'accept-language': language }
    const queryStringParameters = { lang }
    const answer = await visit('GET /vehicle/{id}', { pathParameters: { id: '1' }, headers, queryStringParameters })
    expect(answer).toMatchObject({
      statusCode: 503,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' },
    })
    expect(answer.body).toContain(title)
    expect(answer.body).not.toMatch(/Vehicle Not Found|Vehículo no encontrado|href="\/"/)
    expect(answer.body).not.toMatch(/ECONNREFUSED|at .*\.(ts|mjs):/)
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  },
)

const LONG = 'x'.repeat(201)
const elsewhere = { [edge.secretHeader]: 'another' }
test.each([
  ['a vehicle’s id that cannot be one', 'GET /vehicle/{id}', LONG, {}, 'Vehicle Not Found'],
  ['a dealer’s', 'GET /dealer/{id}', LONG, {}, 'Dealer Not Found'],
  ['a sitemap’s', 'GET /dealer/{id}/sitemap.xml', LONG, {}, 'Page Not Found'],
  ['any page by an address that is not the site’s', 'GET /vehicle/{id}', '1', elsewhere, 'Page Not Found'],
])('what is not found is called by its name: %s', async (_, route, id, headers, title) => {
  const answer = await visit(route, { pathParameters: { id }, headers })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain(`<h1>${title}</h1>`)
})
