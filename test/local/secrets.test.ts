import { DecryptCommand, EncryptCommand, GenerateMacCommand, KMSClient, VerifyMacCommand } from '@aws-sdk/client-kms'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSecrets } from '../../lib/local/secrets.ts'
import { newFolder } from '../new-folder.ts'

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
const MacAlgorithm = 'HMAC_SHA_256'
let folder: string
let secrets: Awaited<ReturnType<typeof startSecrets>>
let kms: KMSClient

beforeEach(async () => {
  folder = newFolder('secrets')
  await start()
})
afterEach(() => secrets.stop())

async function start() {
  secrets = await startSecrets({ dir: folder })
  kms = new KMSClient({ region: 'us-east-1', endpoint: secrets.url, credentials })
}

async function encrypt(text: string, EncryptionContext?: Record<string, string>, KeyId = secrets.keyId) {
  const input = { KeyId, Plaintext: Buffer.from(text), EncryptionContext }
  return (await kms.send(new EncryptCommand(input))).CiphertextBlob as Uint8Array
}

async function decrypt(CiphertextBlob: Uint8Array, EncryptionContext?: Record<string, string>) {
  const { Plaintext } = await kms.send(new DecryptCommand({ CiphertextBlob, EncryptionContext }))
  return Buffer.from(Plaintext as Uint8Array).toString()
}

test('what is encrypted for an organization reads back with the same context, named in any order', async () => {
  const sealed = await encrypt('auth token ñ', { org: 'org_1', use: 'twilio' })
  expect(Buffer.from(sealed).toString('latin1')).not.toContain('auth token')
  expect(await decrypt(sealed, { use: 'twilio', org: 'org_1' })).toBe('auth token ñ')
})

test.each([
  ['of another organization', { org: 'org_2' }],
  ['that is missing', undefined],
])('a secret does not open with a context %s', async (_, context) => {
  const sealed = await encrypt('auth token', { org: 'org_1' })
  await expect(decrypt(sealed, context)).rejects.toMatchObject({ name: 'InvalidCiphertextException' })
})

test.each([
  ['changed in one bit', (sealed: Uint8Array) => sealed.map((byte, at) => (at === 30 ? byte ^ 1 : byte))],
  ['cut short', (sealed: Uint8Array) => sealed.subarray(0, 20)],
])('a secret that was %s does not open', async (_, spoil) => {
  const sealed = await encrypt('auth token')
  await expect(decrypt(spoil(sealed))).rejects.toMatchObject({ name: 'InvalidCiphertextException' })
})

test('4096 bytes can be encrypted, one more cannot', async () => {
  expect(await decrypt(await encrypt('x'.repeat(4096)))).toHaveLength(4096)
  await expect(encrypt('x'.repeat(4097))).rejects.toMatchObject({ name: 'ValidationException' })
})

test('secrets and signatures outlive a restart, and another data folder cannot read them', async () => {
  const sealed = await encrypt('auth token')
  const signed = await kms.send(
    new GenerateMacCommand({ KeyId: secrets.macKeyId, Message: Buffer.from('session'), MacAlgorithm }),
  )
  await secrets.stop()
  await start()
  expect(await decrypt(sealed)).toBe('auth token')
  expect(await verify('session', signed.Mac)).toBe(true)

  await secrets.stop()
  folder = newFolder('secrets')
  await start()
  await expect(decrypt(sealed)).rejects.toMatchObject({ name: 'InvalidCiphertextException' })
})

async function verify(message: string, Mac: Uint8Array | undefined) {
  const input = { KeyId: secrets.macKeyId, Message: Buffer.from(message), MacAlgorithm, Mac } as const
  return (await kms.send(new VerifyMacCommand(input))).MacValid
}

test('a signature holds for its own message alone', async () => {
  const { Mac } = await kms.send(
    new GenerateMacCommand({ KeyId: secrets.macKeyId, Message: Buffer.from('session 1'), MacAlgorithm }),
  )
  expect(await verify('session 1', Mac)).toBe(true)
  await expect(verify('session 2', Mac)).rejects.toMatchObject({ name: 'KMSInvalidMacException' })
  await expect(verify('session 1', Buffer.from('short'))).rejects.toMatchObject({ name: 'KMSInvalidMacException' })
})

test('a key has one use, and an unknown key is not found', async () => {
  const Message = Buffer.from('session')
  await expect(encrypt('x', {}, secrets.macKeyId)).rejects.toMatchObject({ name: 'InvalidKeyUsageException' })
  await expect(kms.send(new GenerateMacCommand({ KeyId: secrets.keyId, Message, MacAlgorithm }))).rejects.toMatchObject(
    { name: 'InvalidKeyUsageException' },
  )
  await expect(encrypt('x', {}, 'b1c3e0f2-0000-4000-8000-000000000000')).rejects.toMatchObject({
    name: 'NotFoundException',
  })
})
