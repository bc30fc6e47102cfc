import { answerText } from '#contract/answers.ts'
import type { FtpConfig } from '#contract/stock/integrations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { testLogin } from './test-login.ts'

/** Tries a login and returns what it found; nothing is saved. */
export async function testIntegration({ org, language }: Ctx, { config }: { config: FtpConfig }) {
  const { secure, files, file } = await testLogin(org, config)
  return {
    message: answerText(language, 'integration_works'),
    secure,
    files,
    file: file ? { name: file.name, size: file.size, modified_at: file.modified_at ?? null } : null,
  }
}
