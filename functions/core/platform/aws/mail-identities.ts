import type { SESv2Client } from '@aws-sdk/client-sesv2'
import { PATIENCE } from './patience.ts'

let client: SESv2Client | undefined

async function open() {
  const sdk = await import('@aws-sdk/client-sesv2')
  client ??= new sdk.SESv2Client(PATIENCE)
  return { ...sdk, client }
}

/** Has SES sign for a domain, once its DNS names these tokens. */
export async function nameIdentity(domain: string): Promise<string[]> {
  const { client, CreateEmailIdentityCommand, GetEmailIdentityCommand } = await open()
  const input = { EmailIdentity: domain }
  const named = await client.send(new CreateEmailIdentityCommand(input)).catch((error: Error) => {
    if (error.name !== 'AlreadyExistsException') throw error
    return client.send(new GetEmailIdentityCommand(input))
  })
  return named.DkimAttributes?.Tokens ?? []
}

/** True if SES has found the domain's records. */
export async function isIdentityVerified(domain: string): Promise<boolean> {
  const { client, GetEmailIdentityCommand } = await open()
  const command = new GetEmailIdentityCommand({ EmailIdentity: domain })
  const named = await client.send(command).catch((error: Error) => {
    // Somebody may have taken it away there.
    if (error.name !== 'NotFoundException') throw error
  })
  return named?.VerifiedForSendingStatus ?? false
}
