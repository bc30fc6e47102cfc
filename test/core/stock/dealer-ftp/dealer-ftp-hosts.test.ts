import { afterEach, describe, expect, test, vi } from 'vitest'
import { isPublicAddress } from '../../../../functions/core/platform/public-address.ts'
import { testDealerFtp } from '../../../../functions/core/stock/dealer-ftp/dealer-ftp.ts'
import type { FtpLogin } from '../../../../functions/core/stock/dealer-ftp/types.ts'
import { makeCertificate } from './make-certificate.ts'
import { startScriptedServer } from './scripted-server.ts'

/** Results of the internet's name servers; all other names are resolved by the system. */
const names = vi.hoisted(() => new Map<string, (() => unknown)[]>())
const asked = vi.hoisted(() => [] as string[])
vi.mock('node:dns/promises', async (original) => {
  const dns = await original<typeof import('node:dns/promises')>()
  const lookup = async (host: string, options: { all: true }) => {
    asked.push(host)
    const answers = names.get(host)
    if (!answers) return dns.lookup(host, options)
    return (answers.length > 1 ? answers.shift() : answers[0])?.()
  }
  return { ...dns, default: { ...dns, lookup }, lookup }
})
const at =
  (...addresses: string[]) =>
  () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
const fails = (code: string) => () => {
  throw Object.assign(new Error(`getaddrinfo ${code}`), { code })
}

afterEach(() => {
  names.clear()
  asked.length = 0
  delete process.env.LOCAL_FTP_SERVER
  delete process.env.LOCAL_FTP_CA
})

const login: FtpLogin = { server: '', username: 'dealer', password: 'right', allow_plain: true }
/** Enough for a busy machine; with implicit TLS, the first method waits this long for a greeting. */
const PATIENCE = { idleMs: 2_000 }
const failureOf = (server: string) => testDealerFtp({ ...login, server }, PATIENCE).catch((error) => error)

describe('a server inside our own network', () => {
  const inside =
    '127.0.0.1 127.1 0x7f.1 0x7f000001 2130706433 017700000001 0177.0.0.1 １２７.0.0.1 0 0.0.0.0 10.0.0.1 10.1 172.16.5.4 ' +
    '172.31.255.255 192.168.1.1 169.254.169.254 169.254.170.2 100.64.0.1 198.18.0.1 224.0.0.1 255.255.255.255 ' +
    '::1 [::1] [::] ::ffff:127.0.0.1 [::ffff:10.0.0.1] [::ffff:7f00:1] [::ffff:169.254.169.254] [::127.0.0.1] ' +
    '[fe80::1] [fd00:ec2::254] [fc00::1] [ff02::1] [64:ff9b::a00:1] [2002:7f00:1::1] [2001:db8::1] [2001::1] ' +
    'localhost LOCALHOST ftp://127.0.0.1/ ftps://localhost 127.0.0.1:2121 [::1]:2121'
  test.each(inside.split(' '))('%s is refused before anything is sent', async (server) => {
    expect(await failureOf(server)).toMatchObject({
      reason: 'forbidden_host',
      message: expect.stringMatching(/is not a server on the internet/),
    })
  })

  test('is refused under any name, also when only one of its addresses is inside', async () => {
    names.set('inside.dealer.test', [at('10.1.2.3')])
    names.set('both.dealer.test', [at('93.184.215.14', '127.0.0.1')])
    names.set('localhost.', [at('127.0.0.1')])
    names.set('mapped.dealer.test', [at('::ffff:192.168.0.9')])
    for (const name of names.keys()) expect(await failureOf(name)).toMatchObject({ reason: 'forbidden_host' })
  })

  test('is refused beside the one that the local cloud names', async () => {
    const server = await startScriptedServer({ security: 'none', files: [] })
    process.env.LOCAL_FTP_SERVER = server.address
    expect(await testDealerFtp({ ...login, server: server.address })).toEqual({ secure: 'none', files: 0 })
    expect(await failureOf(`127.0.0.1:${server.port + 1}`)).toMatchObject({ reason: 'forbidden_host' })
    expect(await failureOf(`localhost:${server.port}`)).toMatchObject({ reason: 'forbidden_host' })
    await server.stop()
  })
})

test('a name is looked up once, and what was looked at is what is connected to', async () => {
  const certificate = await makeCertificate()
  for (const security of ['explicit', 'implicit'] as const) {
    const server = await startScriptedServer({ security, certificate, files: [] })
    process.env.LOCAL_FTP_CA = certificate.cert
    process.env.LOCAL_FTP_SERVER = `feed.dealer.test:${server.port}`
    names.set('feed.dealer.test', [at('127.0.0.1')])
    asked.length = 0

    const found = await testDealerFtp({ ...login, server: `feed.dealer.test:${server.port}` }, PATIENCE)
    expect(found).toEqual({ secure: security, files: 0 })
    // Implicit TLS is the second method, and each method resolves the name again.
    expect(asked).toEqual(Array(security === 'explicit' ? 1 : 2).fill('feed.dealer.test'))
    await server.stop()
  }
})

test.each([
  ['a name that nobody has', 'gone.dealer.test', fails('ENOTFOUND'), 'unknown_host', /no server named gone/],
  ['a name server that does not answer', 'later.dealer.test', fails('EAI_AGAIN'), 'unreachable', /looked up now/],
  ['a name without an address', 'none.dealer.test', at(), 'unknown_host', /no server named none/],
])('%s is said', async (_, name, answer, reason, words) => {
  names.set(name, [answer])
  expect(await failureOf(name)).toMatchObject({ reason, message: expect.stringMatching(words) })
})

test('a port where nobody listens is said', async () => {
  const server = await startScriptedServer({})
  await server.stop()
  process.env.LOCAL_FTP_SERVER = server.address
  expect(await failureOf(server.address)).toMatchObject({ reason: 'refused', message: /Nothing answers/ })
})

test.each([
  '',
  ' ',
  ':21',
  'ftp.example.com:0',
  'ftp.example.com:65536',
  'ftp.example.com:ftp',
  'user@ftp.example.com',
  'ftp.example.com/inventory',
  'ftp example com',
  'ftp.example.com\r\nUSER x',
  'ftp.example.com?x',
  '[zz]',
  '[::1',
  'x'.repeat(254),
])('%j is no server', async (server) => {
  expect(await failureOf(server)).toMatchObject({ reason: 'invalid_server', message: /Enter the server as/ })
})

test.each(['sftp://ftp.example.com', 'ftp.example.com:22'])('%s is told to be another protocol', async (server) => {
  expect(await failureOf(server)).toMatchObject({ reason: 'invalid_server', message: /SFTP/ })
})

test.each([
  ['8.8.8.8', true],
  ['172.15.255.255', true],
  ['172.32.0.0', true],
  ['100.63.255.255', true],
  ['100.128.0.0', true],
  ['223.255.255.255', true],
  ['2606:4700::1111', true],
  ['::ffff:8.8.8.8', true],
  ['fe80::1%eth0', false],
  ['4000::1', false],
  ['3fff::1', false],
  ['no address', false],
])('whether %s is on the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
