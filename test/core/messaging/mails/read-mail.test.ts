import { expect, test } from 'vitest'
import { cutQuotes } from '../../../../functions/core/messaging/mails/cut-quotes.ts'
import { readMail } from '../../../../functions/core/messaging/mails/read-mail.ts'
import { COSTLY_MAILS, mailShapes } from '../../../mail-shapes.ts'

test('of 500 shapes of mail each says what was written, and keeps its files', () => {
  const shapes = mailShapes()
  const names = new Set(shapes.map(({ raw }) => raw.toString('latin1')))
  expect(names.size).toBeGreaterThanOrEqual(500)
  for (const { name, raw, said, files } of shapes) {
    const mail = readMail(raw)
    expect(mail, name).toMatchObject({
      from: { address: 'jose@gmail.example', name: 'José Ñáñez' },
      subject: '¿Escape?',
      message_id: expect.stringContaining('@gmail.example'),
    })
    expect(cutQuotes(mail.text).said, name).toContain(said)
    const kept = mail.files.map((file) => file.name)
    for (const file of files) expect(kept, name).toContain(file)
    expect(mail.html?.includes('cid:') ?? false, name).toBe(false)
  }
})

/** The bench measures against 200: a machine may be busy, but what grows by the square of a mail takes longer than this. */
const MOST_MS_A_MEGABYTE = 2_000

test.each(Object.entries(COSTLY_MAILS))('a mail of %s is read in the time of its size', (_, make) => {
  const raw = Buffer.from(make(), 'latin1')
  const before = process.cpuUsage()
  const mail = readMail(raw)
  cutQuotes(mail.text)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000 / Math.max(1, raw.length / 1_000_000)).toBeLessThan(MOST_MS_A_MEGABYTE)
  // What is shown of it stays about as large as it is.
  expect((mail.html ?? '').length).toBeLessThan(10_000_000)
})

test.each([
  ['Subject: Automatic reply: Your quote', true],
  ['Subject: =?utf-8?Q?Respuesta_autom=C3=A1tica:_cita?=', true],
  ['Subject: Out of office', true],
  ['Subject: Hi\r\nAuto-Submitted: auto-replied', true],
  ['Subject: OOO: Re: Your quote', true],
  ['Subject: Hi\r\nX-Auto-Reply: true', true],
  ['Subject: Hi\r\nX-Auto-Response-Suppress: DR, OOF', false],
  ['Subject: Re: Automatic reply: Your quote', false],
  ['Subject: Out of office Friday, can I come by?\r\nAuto-Submitted: no', false],
])('a mail with “%s” is a machine’s: %s', (headers, is) => {
  const mail = readMail(Buffer.from(`From: a@b.example\r\n${headers}\r\n\r\nHello`))
  expect(mail.isByMachine).toBe(is)
})
