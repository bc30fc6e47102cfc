import { readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FILE_BYTES_MAX } from '#contract/stock/feed-files.ts'
import { fetchNewestFeed, testDealerFtp } from '../../../../functions/core/stock/dealer-ftp/dealer-ftp.ts'
import { readListedTime } from '../../../../functions/core/stock/dealer-ftp/listed-time.ts'
import { newestFirst } from '../../../../functions/core/stock/dealer-ftp/newest-first.ts'
import type { FtpLogin } from '../../../../functions/core/stock/dealer-ftp/types.ts'
import { type Ftp, startFtp } from '../../../../lib/local/ftp.ts'
import { newFolder } from '../../../new-folder.ts'
import { makeCertificate } from './make-certificate.ts'
import type { Certificate, Script } from './scripted-server.ts'
import { tryPatiently, tryToFetch } from './try-to-fetch.ts'

const folder = newFolder('dealer')
const toFile = join(folder, 'feed')
const patience = { growthMs: 1 }
let ftp: Ftp
let login: FtpLogin
let certificate: Certificate
beforeAll(async () => {
  certificate = await makeCertificate()
  ftp = await startFtp({ dir: join(folder, 'ftp') })
  login = { server: `${ftp.host}:${ftp.port}`, username: ftp.username, password: ftp.password }
})
beforeEach(() => {
  process.env.LOCAL_FTP_SERVER = login.server
  process.env.LOCAL_FTP_CA = `${ftp.ca}\n${certificate.cert}`
  for (const { name } of ftp.folder.list()) ftp.folder.remove(name)
})
afterAll(() => ftp.stop())

describe('the newest feed of a real server', () => {
  test('comes whole, byte for byte, with its progress', async () => {
    const text = Array.from({ length: 60_000 }, (_, line) => `L${line},São Paulo,"a ""b"""`).join('\r\n')
    await ftp.folder.put('DealerCenter_20261117_1234567.csv', 'old')
    await ftp.folder.put('DealerCenter_20261118_1234567.csv', text)
    const progress: number[] = []

    const size = Buffer.byteLength(text)
    expect(await testDealerFtp(login)).toMatchObject({
      secure: 'explicit',
      files: 2,
      file: { name: 'DealerCenter_20261118_1234567.csv', size },
    })
    const outcome = await fetchNewestFeed(login, { toFile, patience, onProgress: (bytes) => progress.push(bytes) })
    expect(outcome).toEqual({
      outcome: 'fetched',
      secure: 'explicit',
      others: [],
      file: { name: 'DealerCenter_20261118_1234567.csv', size, modified_at: expect.stringMatching(/^20\d\d-.*Z$/) },
    })
    expect(readFileSync(toFile, 'utf8')).toBe(text)
    expect(progress.at(-1)).toBe(size)
    expect(progress.toSorted((a, b) => a - b)).toEqual(progress)
  })

  test.each([
    '#1 "Best" cars & trucks (ñ).csv',
    ' leading blank.csv',
    "-rf; o'clock.txt",
    `${'long'.repeat(45)}.csv`,
    '[a]*?{b}.CSV',
    'autos 🚗.csv.gz',
  ])('may be called %j', async (name) => {
    // ftp-srv itself cannot serve a name with a quotation mark.
    const { outcome } = await tryToFetch({ script: { certificate, files: [{ name, text: 'a,b' }] } })
    expect(outcome).toMatchObject({ outcome: 'fetched', file: { name, size: 3 } })
    if (name.includes('"')) return
    process.env.LOCAL_FTP_SERVER = login.server
    await ftp.folder.put(name, 'a,b')
    expect(await fetchNewestFeed(login, { toFile, patience })).toMatchObject({ outcome: 'fetched', file: { name } })
  })

  test('is the one changed last where the server tells, whatever date its name holds', async () => {
    const put = async (name: string, at: number) => {
      await ftp.folder.put(name, 'a,b')
      utimesSync(join(ftp.folder.path, name), at, at)
    }
    await put('DealerCenter_20261121_7654321.csv', 1_800_000_000)
    await put('DealerCenter_20261118_1234567.csv', 1_800_000_060)
    const file = { name: 'DealerCenter_20261118_1234567.csv' }
    expect(await testDealerFtp(login)).toMatchObject({ files: 2, file })
    expect(await fetchNewestFeed(login, { toFile, patience })).toMatchObject({ outcome: 'fetched', file })
  })

  test('is found among a hundred of the same minute, one of which cannot be asked for', async () => {
    for (let i = 100; i < 200; i++) {
      await ftp.folder.put(`z${i}.csv`, 'a,b')
      utimesSync(join(ftp.folder.path, `z${i}.csv`), 1_800_000_000, 1_800_000_000 + (i === 150 ? 1 : 0))
    }
    await ftp.folder.put('zz "quoted".csv', 'a,b')
    utimesSync(join(ftp.folder.path, 'zz "quoted".csv'), 1_800_000_000, 1_800_000_000)
    expect(await testDealerFtp(login)).toMatchObject({ files: 101, file: { name: 'z150.csv' } })
  })

  test('is known by name, size and time, until one of them changes', async () => {
    await ftp.folder.put('inventory.csv', 'a,b')
    const first = await fetchNewestFeed(login, { toFile, patience })
    if (first.outcome !== 'fetched') throw new Error(first.outcome)
    const isKnown = (file: object) => JSON.stringify(file) === JSON.stringify(first.file)

    expect(await fetchNewestFeed(login, { toFile, patience, isKnown })).toEqual({ ...first, outcome: 'known' })
    utimesSync(join(ftp.folder.path, 'inventory.csv'), 1_800_000_000, 1_800_000_000)
    expect(await fetchNewestFeed(login, { toFile, patience, isKnown })).toMatchObject({ outcome: 'fetched' })
  })

  test('is none in an empty folder, or where all are empty or something else', async () => {
    const none = { outcome: 'none', secure: 'explicit' }
    expect(await fetchNewestFeed(login, { toFile, patience })).toEqual(none)
    for (const [name, text] of [
      ['a.csv', ''],
      ['photo.jpg', 'x'],
      ['readme.csv.bak', 'x'],
    ] as const)
      await ftp.folder.put(name, text)
    expect(await fetchNewestFeed(login, { toFile, patience })).toEqual(none)
    expect(await testDealerFtp(login)).toEqual({ secure: 'explicit', files: 1 })
  })

  test('is reached again after the server was started anew, with the same login', async () => {
    await ftp.folder.put('inventory.csv', 'a,b')
    await ftp.stop()
    ftp = await startFtp({ dir: join(folder, 'ftp') })
    expect(await testDealerFtp(login)).toMatchObject({ files: 1 })
  })
})

describe('servers of other kinds', () => {
  const files = [{ name: 'a.csv', text: 'a,b' }]
  const kinds: [string, Script, string][] = [
    ['implicit TLS', { security: 'implicit' }, 'implicit'],
    ['one TLS session for both connections', { isSessionNeeded: true }, 'explicit'],
    ['implicit TLS, and one session', { security: 'implicit', isSessionNeeded: true }, 'implicit'],
    ['no MLSD', { hasMlsd: false }, 'explicit'],
    ['neither SIZE nor MDTM', { answers: { SIZE: '502 No', MDTM: '502 No' } }, 'explicit'],
    ['sizes and times that are none', { answers: { SIZE: '213 big', MDTM: '213 today' } }, 'explicit'],
    ['neither MLSD, SIZE nor MDTM', { hasMlsd: false, answers: { SIZE: '502 No', MDTM: '502 No' } }, 'explicit'],
    ['no EPSV', { answers: { EPSV: '500 What?' } }, 'explicit'],
    ['EPSV that leads nowhere', { answers: { EPSV: '229 Here (|||1|)' } }, 'explicit'],
    ['PASV that names another host', { answers: { EPSV: '500 What?' }, passiveHost: '10.9.8.7' }, 'explicit'],
    ['PASV that names our metadata', { answers: { EPSV: '500 What?' }, passiveHost: '169.254.169.254' }, 'explicit'],
    ['no FEAT, OPTS, STRU and PBSZ', { answers: { FEAT: '500', OPTS: '500', STRU: '500', PBSZ: '500' } }, 'explicit'],
    ['a login without a password', { answers: { USER: '230 Welcome' } }, 'explicit'],
    ['a long welcome', { answers: { GREETING: '220-Welcome\r\n 220 lines\r\n220-of\r\n220 text' } }, 'explicit'],
  ]
  test.each(kinds)('with %s give their file', async (_, script, secure) => {
    const { outcome } = await tryPatiently(
      { script: { certificate, files, ...script }, patience: { idleMs: 1_000 } },
      (found) => !(found instanceof Error),
    )
    expect(outcome).toMatchObject({ outcome: 'fetched', secure, file: { name: 'a.csv', size: 3 } })
  })

  test.each<[string, Script]>([
    ['has no TLS', { security: 'none' }],
    ['does not know AUTH', { answers: { AUTH: '500 What?' } }],
  ])('one that %s is read in plain only where that is allowed', async (_, script) => {
    const whole = { certificate, files, ...script }
    const allowed = await tryToFetch({ script: whole, login: { allow_plain: true } })
    expect(allowed.outcome).toMatchObject({ outcome: 'fetched', secure: 'none' })
    const refused = await tryToFetch({ script: whole })
    expect(refused.outcome).toBeInstanceOf(Error)
    expect(refused.commands.some(({ text }) => text.startsWith('PASS'))).toBe(false)
  })

  const suspect: [string, { until?: Date } | undefined, Script, string][] = [
    ['has a certificate of nobody', {}, {}, 'certificate'],
    ['has a certificate of nobody, with implicit TLS', {}, { security: 'implicit' }, 'certificate'],
    ['has an expired certificate', { until: new Date(Date.now() - 86_400_000) }, {}, 'certificate'],
    ['breaks the handshake off', undefined, { handshake: 'cut' }, 'not_secure'],
    ['shakes hands in plain text', undefined, { handshake: 'garbage' }, 'not_secure'],
    ['hangs up when TLS is asked for', undefined, { answers: { AUTH: { fault: 'cut' } } }, 'not_secure'],
  ]
  test.each(suspect)(
    'one that %s gets no password, not even where plain FTP is allowed',
    async (_, its, script, reason) => {
      const shown = its ? await makeCertificate(its) : certificate
      if (its?.until) process.env.LOCAL_FTP_CA += `\n${shown.cert}`
      const whole = { certificate: shown, files, ...script }
      const { outcome, commands } = await tryPatiently(
        { script: whole, login: { allow_plain: true }, patience: { idleMs: 600 } },
        (failure) => (failure as { reason?: string }).reason === reason,
      )
      expect(outcome).toMatchObject({ reason })
      expect(commands.filter(({ text }) => /^(USER|PASS)/.test(text))).toEqual([])
    },
  )

  test.each([
    [FILE_BYTES_MAX, { reason: 'cut_short' }],
    [FILE_BYTES_MAX + 1, { reason: 'too_large', message: 'The file is larger than 50 MB.' }],
  ])('a file that is said to have %i bytes is asked for as far as an upload may have them', async (size, wanted) => {
    const script = { certificate, files: [{ name: 'a.csv', text: 'a,b', sizes: [size] }] }
    const { outcome } = await tryToFetch({ script })
    expect(outcome).toMatchObject(wanted)
  })

  test.each(['550 No files found', '450 No such file or directory', '550 Directory is empty'])(
    'one that answers an empty folder with "%s" has no feed',
    async (reply) => {
      const { outcome } = await tryToFetch({ script: { certificate, answers: { MLSD: reply, LIST: reply } } })
      expect(outcome).toMatchObject({ outcome: 'none' })
    },
  )

  test('folders, other files and names that could harm are not feeds', async () => {
    const listing = [
      'type=cdir;modify=20261118101500; .',
      'type=dir;modify=20261119101500; 2026.csv',
      'type=file;size=3;modify=20261119101500; ../etc.csv',
      'type=file;size=3;modify=20261119101500; a\rDELE b.csv',
      'type=file;size=3;modify=20261119101500; photo.jpg',
      `type=file;size=3;modify=20261119101500; ${'x'.repeat(300)}.csv`,
      'type=file;size=0;modify=20261119101500; empty.csv',
      'type=file;size=3;modify=20261118101500; a.csv',
    ].join('\r\n')
    const { outcome, commands } = await tryToFetch({ script: { certificate, files, listing } })
    expect(outcome).toMatchObject({ outcome: 'fetched', file: { name: 'a.csv' } })
    expect(commands.some(({ text }) => /DELE|etc/.test(text))).toBe(false)
  })

  test.each([
    ['grows', { sizes: [1, 2, 3, 4] }],
    ['is touched', { times: ['20261119000000', '20261119000000', '20261119000001'] }],
    ['is only just begun', { sizes: [0, 5] }],
  ])('a newest feed that %s is waited for, and no older file taken in its place', async (_, more) => {
    const newest = { name: 'feed.csv', text: 'xyz', times: ['20261119000000'], ...more }
    const backup = { name: 'backup.csv', text: 'a,b', times: ['20260101000000'] }
    const { outcome, commands } = await tryToFetch({ script: { certificate, files: [newest, backup] } })
    expect(outcome).toMatchObject({
      reason: 'growing',
      message: 'feed.csv is still being written. The next run tries again.',
    })
    expect(commands.some(({ text }) => text.startsWith('RETR'))).toBe(false)
  })

  test('files that stay empty are passed over for the newest feed that holds something', async () => {
    const flags = Array.from({ length: 5 }, (_, i) => ({ name: `done${i}.txt`, text: '', times: ['20261119000000'] }))
    const feed = { name: 'feed.csv', text: 'a,b', times: ['20261118000000'] }
    const { outcome } = await tryToFetch({ script: { certificate, files: [...flags, feed] } })
    expect(outcome).toMatchObject({ outcome: 'fetched', file: { name: 'feed.csv' } })
  })
})

describe('which feed is the newest', () => {
  const file = (name: string, modified?: string, listedAt?: number) => ({
    name,
    size: 1,
    modifiedAt: modified ? new Date(modified) : undefined,
    listedAt,
  })
  test.each([
    [
      'by the exact time, whatever the name',
      [file('x_20261119.csv', '2026-11-18'), file('x_20261118.csv', '2026-11-19')],
      'x_20261118.csv',
    ],
    [
      'by the name where times are the same',
      [file('x_20261118.csv', '2026-11-19'), file('x_20261119.csv', '2026-11-19')],
      'x_20261119.csv',
    ],
    [
      'by the date in the name',
      [file('7_20261119.csv', undefined, 1), file('7_20261118.csv', undefined, 2)],
      '7_20261119.csv',
    ],
    ['by the date before a code', [file('D_20261118_1234567.csv'), file('D_20261120_1.csv')], 'D_20261120_1.csv'],
    ['by dates with dashes', [file('2026-11-18.csv'), file('2026-12-01.csv')], '2026-12-01.csv'],
    [
      'by the list where a name has no date',
      [file('a_20261119.csv', undefined, 1), file('b.csv', undefined, 2)],
      'b.csv',
    ],
    ['by the last name where nothing is known', [file('a.csv'), file('b.csv')], 'b.csv'],
  ])('is decided %s', (_, files, newest) => {
    expect(newestFirst(files)[0]?.name).toBe(newest)
    expect(newestFirst(files.toReversed())[0]?.name).toBe(newest)
  })

  test.each([
    ['Nov 18 10:22', '2026-11-18T10:22:00.000Z'],
    ['Dec 30 10:22', '2025-12-30T10:22:00.000Z'],
    ['Nov 22 00:10', '2026-11-22T00:10:00.000Z'],
    ['Nov 18  2024', '2024-11-18T00:00:00.000Z'],
    ['11-18-26  10:22AM', '2026-11-18T10:22:00.000Z'],
    ['11-18-2026  12:05PM', '2026-11-18T12:05:00.000Z'],
    ['11-18-26  12:05AM', '2026-11-18T00:05:00.000Z'],
    ['2026-11-18 10:22', '2026-11-18T10:22:00.000Z'],
  ])('the list says %s', (text, moment) => {
    expect(new Date(readListedTime(text, Date.UTC(2026, 10, 21, 12)) ?? 0).toISOString()).toBe(moment)
  })

  test.each(['', 'yesterday', 'Xyz 18 10:22', '18 nov.'])('the list says %j, which is no time', (text) => {
    expect(readListedTime(text, Date.now())).toBeUndefined()
  })
})
