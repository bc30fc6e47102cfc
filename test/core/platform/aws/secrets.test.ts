import { beforeAll, expect, test } from 'vitest'
import { decryptOnce, decryptSecret, encryptSecret } from '../../../../functions/core/platform/aws/secrets.ts'
import { startSecrets } from '../../../../lib/local/secrets.ts'
import { newFolder } from '../../../new-folder.ts'

const dir = newFolder('secrets')
let secrets: Awaited<ReturnType<typeof startSecrets>>
beforeAll(async () => {
  secrets = await startSecrets({ dir })
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_MAX_ATTEMPTS: '1',
    AWS_ENDPOINT_URL_KMS: secrets.url,
    SECRETS_KEY_ID: secrets.keyId,
  })
})

test('a secret opens for its own organization and field alone', async () => {
  const sealed = await encryptSecret('org', 'auth_token', 'secret')
  expect(await decryptOnce('org', 'auth_token', sealed)).toBe('secret')
  await expect(decryptOnce('other', 'auth_token', sealed)).rejects.toThrow()
  await expect(decryptOnce('org', 'password', sealed)).rejects.toThrow()
})

test('what is opened once is not kept in memory; a sender’s secret is, for when KMS is away', async () => {
  const token = await encryptSecret('org', 'auth_token', 'secret')
  const password = await encryptSecret('somebody', 'password', 'Correct1Horse')
  await decryptSecret('org', 'auth_token', token)
  await decryptOnce('somebody', 'password', password)

  await secrets.stop()
  expect(await decryptSecret('org', 'auth_token', token)).toBe('secret')
  await expect(decryptOnce('somebody', 'password', password)).rejects.toThrow()
  await expect(decryptSecret('somebody', 'password', password)).rejects.toThrow()
})
