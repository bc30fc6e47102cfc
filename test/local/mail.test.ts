import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startMail } from '../../lib/local/mail.ts'
import { newFolder } from '../new-folder.ts'

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
let mail: Awaited<ReturnType<typeof startMail>>
let folder: string

beforeEach(async () => {
  folder = newFolder('mail')
  mail = await startMail({ dir: folder })
})
afterEach(() => mail.stop())

function send(input: Partial<SendEmailCommandInput>) {
  const client = new SESv2Client({ region: 'us-east-1', endpoint: mail.url, credentials })
  return client.send(new SendEmailCommand({ FromEmailAddress: 'no-reply@lotwire.test', Content: undefined, ...input }))
}

const simple = (subject: string) => ({
  Simple: { Subject: { Data: subject }, Body: { Text: { Data: '¡Hola!' }, Html: { Data: '<p>¡Hola!</p>' } } },
})

test('a sent mail lies in the mailbox with its text and its page', async () => {
  const sent = await send({ Destination: { ToAddresses: ['ana@dealer.test'] }, Content: simple('Bienvenida') })

  expect(sent.MessageId).toMatch(/^\w{26}$/)
  expect(mail.mails()).toEqual([
    {
      to: 'ana@dealer.test',
      subject: 'Bienvenida',
      text: '¡Hola!',
      html: '<p>¡Hola!</p>',
      sent_at: expect.any(String),
    },
  ])
})

test('the mailbox is empty at first', () => {
  expect(mail.mails()).toEqual([])
})

test('the newest mail comes first, and an address sees its own in any case', async () => {
  await send({ Destination: { ToAddresses: ['ana@dealer.test'] }, Content: simple('one') })
  await send({ Destination: { ToAddresses: ['ben@dealer.test'] }, Content: simple('two') })
  await send({ Destination: { ToAddresses: ['Ana@dealer.test'] }, Content: simple('three') })

  expect(mail.mails().map((each) => each.subject)).toEqual(['three', 'two', 'one'])
  expect(mail.mails('ANA@dealer.test').map((each) => each.subject)).toEqual(['three', 'one'])
})

test('mails are still there after a restart, in their order', async () => {
  await mail.deliver({ to: 'ana@dealer.test', subject: 'before', text: 'a' })
  await mail.stop()
  mail = await startMail({ dir: folder })
  await mail.deliver({ to: 'ana@dealer.test', subject: 'after', text: 'b' })

  expect(mail.mails().map((each) => each.subject)).toEqual(['after', 'before'])
})

test.each([
  ['no recipient', { Destination: {}, Content: simple('x') }],
  [
    'no body',
    { Destination: { ToAddresses: ['a@b.test'] }, Content: { Simple: { Subject: { Data: 'x' }, Body: {} } } },
  ],
  ['no sender', { FromEmailAddress: '', Destination: { ToAddresses: ['a@b.test'] }, Content: simple('x') }],
])('a mail with %s is refused', async (_, input) => {
  await expect(send(input)).rejects.toMatchObject({ name: 'BadRequestException' })
  expect(mail.mails()).toEqual([])
})
