import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { AI_PROVIDERS, type AiProvider } from '#contract/assistant/providers.ts'
import { openVendor } from './ai/answer-call.ts'
import { openScripts } from './ai/script.ts'
import { VENDORS } from './ai/vendors.ts'
import type { Off } from './faults.ts'
import { startHttpServer } from './http-server.ts'
import { readOrCreateJsonFile } from './json-file.ts'

export type Ai = Awaited<ReturnType<typeof startAi>>

/**
 * The twins of the AI vendors, each under its name and for its only valid key; `script` says what they answer. A key
 * with `-<name>` after it is another account's: its requests follow that name's own script.
 */
export async function startAi({ dir, off }: { dir: string; off?: Off }) {
  const keys = readOrCreateJsonFile(join(dir, 'keys.json'), newKeys)
  const scriptOf = openScripts()
  const answers = new Map(AI_PROVIDERS.map((provider) => [provider, openVendor(provider, keys[provider], scriptOf)]))
  const server = await startHttpServer(
    0,
    async (request) => {
      const [, name = '', path = ''] = /^\/(\w+)(\/.*)$/.exec(request.path) ?? []
      const answer = answers.get(name as AiProvider)
      return answer ? answer({ ...request, path }) : { status: 404, body: { error: { message: 'Not found' } } }
    },
    off,
  )
  /** The base URL that each vendor's own library is given. */
  const urls = Object.fromEntries(
    AI_PROVIDERS.map((provider) => [provider, `${server.url}/${provider}${VENDORS[provider].base}`]),
  ) as Record<AiProvider, string>
  return { urls, keys, script: scriptOf(), scriptOf, stop: server.stop }
}

const newKeys = () =>
  Object.fromEntries(
    AI_PROVIDERS.map((provider) => [provider, VENDORS[provider].prefix + randomBytes(24).toString('hex')]),
  ) as Record<AiProvider, string>
