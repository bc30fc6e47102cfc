import { once } from 'node:events'
import { createServer, Server } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '../../lib/local/free-port.ts'

afterEach(() => vi.restoreAllMocks())

test('a port that somebody listens on is passed over', async () => {
  const chance = vi.spyOn(Math, 'random')
  const port = await freePort()
  const [drawn] = chance.mock.results.slice(-1)
  const taken = createServer().listen(port, '127.0.0.1')
  await once(taken, 'listening')
  chance.mockReturnValueOnce(drawn?.value as number)
  const other = await freePort().finally(() => taken.close())
  expect(other).not.toBe(port)
})

test('where no server may listen at all, that is said, and not tried for ever', async () => {
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    const refusal = Object.assign(new Error('listen EACCES: permission denied'), { code: 'EACCES' })
    process.nextTick(() => this.emit('error', refusal))
    return this
  })
  await expect(freePort()).rejects.toThrow(
    'This computer does not let a server listen on 127.0.0.1: listen EACCES: permission denied.',
  )
})
