import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FtpFailure, type FtpReason } from '../../../../functions/core/stock/dealer-ftp/failure.ts'
import { newFolder } from '../../../new-folder.ts'
import { makeCertificate } from './make-certificate.ts'
import type { Certificate, Fault, Script } from './scripted-server.ts'
import { type Try, tryPatiently, tryToFetch } from './try-to-fetch.ts'

const certificates: Record<string, Certificate> = {}
beforeAll(async () => {
  certificates.good = await makeCertificate()
  certificates.expired = await makeCertificate({ until: new Date(Date.now() - 86_400_000) })
  certificates.otherName = await makeCertificate({ name: 'other.test' })
  certificates.stranger = await makeCertificate()
  const trusted = [certificates.good, certificates.expired, certificates.otherName]
  process.env.LOCAL_FTP_CA = trusted.map(({ cert }) => cert).join('\n')
})
afterAll(() => {
  delete process.env.LOCAL_FTP_SERVER
  delete process.env.LOCAL_FTP_CA
})

const NAME = 'DealerCenter_20261118_1234567.csv'
const TEXT = 'StockNumber,VIN\r\nL1000,CBR1X84L7ARD0APUZ\r\n'
const SHORT = { idleMs: 250 }
const feed = { name: NAME, text: TEXT }

type Row = [what: string, reason: FtpReason, words: RegExp, script: Script, more?: Omit<Try, 'script'>]

/** Runs the script with its certificate, which is created only when the tests run. */
async function fails([, reason, words, script, more]: Row, certificate = 'good') {
  const { outcome, commands } = await tryPatiently(
    { script: { files: [feed], certificate: certificates[certificate], ...script }, patience: {}, ...more },
    (failure) => failure instanceof FtpFailure && failure.reason === reason && words.test(failure.message),
  )
  expect(outcome).toBeInstanceOf(FtpFailure)
  const { reason: told, message } = outcome as FtpFailure
  expect([told, message]).toEqual([reason, expect.stringMatching(words)])
  expect(message).not.toMatch(/right|undefined|\[object/)
  return commands
}

const check = async (...row: Row) => void (await fails(row))

describe('connecting', () => {
  const rows: Row[] = [
    [
      'says nothing',
      'timeout',
      /too long connecting/,
      { answers: { GREETING: { fault: 'stall' } } },
      { patience: SHORT },
    ],
    ['hangs up at once', 'refused', /ended the connection/, { answers: { GREETING: { fault: 'cut' } } }],
    ['hangs up in its greeting', 'refused', /ended the connection/, { answers: { GREETING: { fault: 'half' } } }],
    ['is full', 'refused', /said: 421 Too many/, { answers: { GREETING: '421 Too many users' } }],
    ['is not ready', 'refused', /said: 120 In five/, { answers: { GREETING: '120 In five minutes' } }],
    ['is an SSH server', 'timeout', /too long/, { answers: { GREETING: 'SSH-2.0-OpenSSH_9.2' } }, { patience: SHORT }],
    ['talks without an end', 'server_error', /not FTP/, { answers: { GREETING: `220-${'x'.repeat(70_000)}` } }],
  ]
  test.each(rows)('a server that %s: %s', check)
})

describe('encrypting', () => {
  const plain: Row[] = [
    ['has no TLS', 'not_secure', /allow plain FTP.*502/, { security: 'none' }],
    ['does not know AUTH', 'not_secure', /500 What/, { answers: { AUTH: '500 What?' } }],
    ['refuses AUTH', 'not_secure', /534/, { answers: { AUTH: '534 Request denied for policy reasons' } }],
    ['closes at AUTH with words', 'refused', /421 Bye/, { answers: { AUTH: '421 Bye' } }],
    [
      'is silent at AUTH',
      'timeout',
      /too long setting up/,
      { answers: { AUTH: { fault: 'stall' } } },
      { patience: SHORT },
    ],
    ['hangs up at AUTH', 'not_secure', /did not complete/, { answers: { AUTH: { fault: 'cut' } } }],
    ['does not shake hands', 'timeout', /too long setting up/, { handshake: 'stall' }, { patience: SHORT }],
    ['shakes hands in plain text', 'not_secure', /did not complete/, { handshake: 'garbage' }],
    ['hangs up in the handshake', 'not_secure', /did not complete/, { handshake: 'cut' }],
  ]
  test.each(plain)('a server that %s: %s, and the password is not told', async (...row) => {
    const commands = await fails(row)
    expect(commands.filter(({ text }) => /^(USER|PASS)/.test(text))).toEqual([])
  })

  test.each([
    ['stranger', /SELF_SIGNED/],
    ['expired', /EXPIRED/],
    ['otherName', /ALTNAME/],
  ])(
    'a certificate of the kind %s is refused, with explicit and with implicit TLS, before the password',
    async (kind, words) => {
      for (const security of ['explicit', 'implicit'] as const) {
        const commands = await fails(['', 'certificate', words, { security }, { patience: { idleMs: 600 } }], kind)
        expect(commands.filter(({ text }) => /^(USER|PASS)/.test(text))).toEqual([])
      }
    },
  )

  test('a password that is wrong over TLS is not tried again without', async () => {
    const login = { password: 'wrong', allow_plain: true }
    const commands = await fails(['', 'wrong_login', /530 Login/, {}, { login }])
    const passwords = commands.filter(({ text }) => text.startsWith('PASS'))
    expect(passwords).toEqual([{ text: 'PASS wrong', isEncrypted: true }])
  })
})

describe('logging in', () => {
  const rows: Row[] = [
    ['a user that is not known', 'wrong_login', /530 Who/, { answers: { USER: '530 Who are you?' } }],
    ['a wrong password', 'wrong_login', /530 Login or password/, {}, { login: { password: 'wrong' } }],
    ['a wrong password, told with 430', 'wrong_login', /430/, { answers: { PASS: '430 Invalid' } }],
    ['a server that wants an account', 'wrong_login', /332/, { answers: { USER: '332 Need account' } }],
    ['a server that is full at USER', 'refused', /421/, { answers: { USER: '421 Too many' } }],
    ['a server that is full at PASS', 'refused', /421/, { answers: { PASS: '421 Too many' } }],
    ['a login that is not possible now', 'refused', /450/, { answers: { PASS: '450 Try later' } }],
    ['silence at USER', 'timeout', /logging in/, { answers: { USER: { fault: 'stall' } } }, { patience: SHORT }],
    ['silence at PASS', 'timeout', /logging in/, { answers: { PASS: { fault: 'stall' } } }, { patience: SHORT }],
    ['a hang-up at USER', 'refused', /logging in/, { answers: { USER: { fault: 'cut' } } }],
    ['a hang-up at PASS', 'refused', /logging in/, { answers: { PASS: { fault: 'cut' } } }],
    ['no binary files', 'server_error', /504/, { answers: { TYPE: '504 No such type' } }],
    ['a line break in the password', 'wrong_login', /line breaks/, {}, { login: { password: 'a\r\nDELE x' } }],
    ['a line break in the name', 'wrong_login', /line breaks/, {}, { login: { username: 'a\nDELE x' } }],
    ['a reply full of control characters', 'wrong_login', /530 a b$/, { answers: { PASS: '530 a\u0007\u202e \tb' } }],
  ]
  test.each(rows)('%s: %s', check)
})

describe('the second connection', () => {
  const nowhere = { EPSV: '229 Here (|||1|)', PASV: '227 There (127,0,0,1,0,1)' }
  const rows: Row[] = [
    ['no passive mode at all', 'server_error', /502/, { answers: { EPSV: '502 No', PASV: '502 No' } }],
    ['garbage in the place of a port', 'server_error', /227 y/, { answers: { EPSV: '229 x', PASV: '227 y' } }],
    ['a port of zero', 'server_error', /227/, { answers: { EPSV: '229 (|||0|)', PASV: '227 (1,2,3,4,0,0)' } }],
    ['a port where nobody listens', 'unreachable', /passive mode/, { answers: nowhere }],
    ['silence at EPSV', 'timeout', /listing/, { answers: { EPSV: { fault: 'stall' } } }, { patience: SHORT }],
    ['a hang-up at EPSV', 'refused', /listing/, { answers: { EPSV: { fault: 'cut' } } }],
    ['a full server at EPSV', 'refused', /421/, { answers: { EPSV: '421 Bye' } }],
    ['data that is not encrypted', 'not_secure', /did not complete/, { isDataPlain: true }],
  ]
  test.each(rows)('%s: %s', check)
})

describe('listing', () => {
  const say = (reply: string): Script => ({ answers: { MLSD: reply, LIST: reply } })
  const rows: Row[] = [
    ['425', 'unreachable', /425/, say("425 Can't open data connection")],
    ['426', 'server_error', /426/, say('426 Aborted')],
    ['450', 'server_error', /450/, say('450 Busy')],
    ['451', 'server_error', /451/, say('451 Local error')],
    ['550', 'server_error', /550/, say('550 Permission denied')],
    ['421', 'refused', /421/, say('421 Shutting down')],
    ['silence', 'timeout', /listing/, { answers: { MLSD: { fault: 'stall' } } }, { patience: SHORT }],
    ['a hang-up', 'refused', /listing/, { answers: { MLSD: { fault: 'cut' } } }],
    ['a web page', 'listing', /<\/html>/, { listing: '<html>\r\n<body>Hello</body>\r\n</html>\r\n' }],
    ['bytes', 'listing', /cannot be read/, { listing: Buffer.from(Array.from({ length: 999 }, (_, i) => i % 256)) }],
    ['a date that is none', 'listing', /cannot be read/, { listing: `type=file;size=9;modify=nonsense; ${NAME}\r\n` }],
    ['columns that are cut off', 'listing', /cannot be read/, { listing: `-rw-r--r-- 1 dealer\r\n` }],
    ['names without an end', 'listing', /too many files/, { listing: `${'x'.repeat(100)}\r\n`.repeat(45_000) }],
  ]
  test.each(rows)('the answer is %s: %s', check)
})

describe('looking at the file', () => {
  const rows: Row[] = [
    ['421 at SIZE', 'refused', /421/, { answers: { SIZE: '421 Bye' } }],
    ['421 at MDTM', 'refused', /421/, { answers: { MDTM: '421 Bye' } }],
    ['silence at SIZE', 'timeout', /listing/, { answers: { SIZE: { fault: 'stall' } } }, { patience: SHORT }],
    ['silence at MDTM', 'timeout', /listing/, { answers: { MDTM: { fault: 'stall' } } }, { patience: SHORT }],
    ['a hang-up at SIZE', 'refused', /listing/, { answers: { SIZE: { fault: 'cut' } } }],
    ['a file that grows', 'growing', /still being written/, { files: [{ ...feed, sizes: [1, 2, 3, 4, 5] }] }],
    [
      'a file that is touched',
      'growing',
      /still/,
      { files: [{ ...feed, times: ['20261118101500', '20261118101501', '20261118101502'] }] },
    ],
  ]
  test.each(rows)('%s: %s', check)

  test('a file that is gone when it is asked for', async () => {
    const files = [feed]
    const SIZE = () => {
      files.pop()
      return '550 No such file'
    }
    await fails(['', 'changed', /taken away/, { files, answers: { SIZE } }])
  })
})

describe('reading', () => {
  const say = (reply: string): Script => ({ answers: { RETR: reply } })
  const size = TEXT.length
  const rows: Row[] = [
    ['425', 'unreachable', /425/, say("425 Can't open data connection")],
    ['426', 'cut_short', /426/, say('426 Aborted')],
    ['450', 'server_error', /450/, say('450 File busy')],
    ['451', 'server_error', /451/, say('451 Local error in processing')],
    ['550', 'server_error', /550/, say('550 Permission denied')],
    ['551', 'server_error', /551/, say('551 ENOENT')],
    ['421', 'refused', /421/, say('421 Timeout')],
    ['an order to ask again, for ever', 'timeout', /not done/, say('350 And now?'), { patience: { totalMs: 500 } }],
    ['silence', 'timeout', /sending/, { answers: { RETR: { fault: 'stall' } } }, { patience: SHORT }],
    ['a hang-up', 'cut_short', /before the whole file arrived/, { answers: { RETR: { fault: 'cut' } } }],
    ['no byte', 'timeout', /sending/, { data: { isSilent: true } }, { patience: SHORT }],
    ['all bytes and then silence', 'timeout', /sending/, { data: { reply: { fault: 'stall' } } }, { patience: SHORT }],
    [
      'all bytes and then a hang-up',
      'cut_short',
      /before the whole file arrived/,
      { data: { reply: { fault: 'cut' } } },
    ],
    ['all bytes and then an error', 'server_error', /451/, { data: { reply: '451 Disk trouble' } }],
    ['fewer bytes than announced', 'cut_short', /Only 42 of the 99/, { files: [{ ...feed, sizes: [99] }] }],
    ['more bytes than announced', 'changed', /replaced/, { files: [{ ...feed, sizes: [9] }] }],
    ['another size afterwards', 'changed', /replaced/, { files: [{ ...feed, sizes: [size, size, size, size + 1] }] }],
    [
      'another time afterwards',
      'changed',
      /replaced/,
      { files: [{ ...feed, times: ['20261118', '20261118', '20261118', '20261119'] }] },
    ],
    ['too much, and it says so', 'too_large', /0 MB|larger/, {}, { options: { maxBytes: 41 } }],
    [
      'too much, and it does not say so',
      'too_large',
      /larger/,
      { files: [{ ...feed, sizes: [9] }] },
      { options: { maxBytes: 20 } },
    ],
  ]
  test.each(rows)('the answer is %s: %s', check)

  test('a connection that ends or breaks after any number of bytes', async () => {
    for (let cutAfter = 0; cutAfter < size; cutAfter += 3) {
      const script = { data: { cutAfter, reply: '226 Done' } }
      await fails(['', 'cut_short', /Only \d+ of the/, script])
      await fails([
        '',
        'cut_short',
        /before the whole file arrived/,
        { data: { cutAfter, isReset: cutAfter % 2 === 0 } },
      ])
    }
  })

  test('a server that is only slow is given up when the time is over', async () => {
    await fails(['', 'timeout', /not done after/, { data: { isSilent: true } }, { patience: { totalMs: 700 } }])
  })
})

describe('our own disk', () => {
  test('is full', async () => {
    const toFile = join(newFolder('disk'), 'full')
    symlinkSync('/dev/full', toFile)
    await fails(['', 'disk', /ENOSPC/, {}, { options: { toFile } }])
  })
  test('has no such folder', () => {
    const toFile = join(newFolder('disk'), 'missing', 'feed.csv')
    return check('', 'disk', /ENOENT/, {}, { options: { toFile } })
  })
})

/** The number of replies in a complete session; each of them may be the last. */
const REPLIES = 24
const REASONS: FtpReason[] = ['refused', 'timeout', 'not_secure', 'cut_short', 'unreachable', 'server_error']

test.each<[Fault]>([['cut'], ['half'], ['stall']])('any reply of a session may be a %s', async (fault) => {
  for (let count = 1; count <= REPLIES; count++) {
    const { outcome } = await tryToFetch({
      script: { files: [feed], certificate: certificates.good, atReply: { count, fault } },
      ...(fault === 'stall' && { patience: { idleMs: 150 } }),
    })
    expect([count, (outcome as FtpFailure).reason]).toEqual([count, expect.toBeOneOf(REASONS)])
  }
  const { outcome } = await tryToFetch({
    script: { files: [feed], certificate: certificates.good, atReply: { count: REPLIES + 1, fault } },
  })
  expect(outcome).toMatchObject({ outcome: 'fetched' })
})
