import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { AI_PROVIDERS, type AiProvider } from '#contract/assistant/providers.ts'
import { VENDORS } from './ai/vendors.ts'
import type { Off } from './faults.ts'
import { startHttpServer } from './http-server.ts'
import { readOrCreateJsonFile } from './json-file.ts'

export type Ai = Awaited<ReturnType<typeof startAi>>

/** The twins of the AI vendors, each under its name: their lists of models, for each one's only valid key. */
export async function startAi({ dir, off }: { dir: string; off?: Off }) {
  const keys = readOrCreateJsonFile(join(dir, 'keys.json'), newKeys)
  const server = await startHttpServer(
    0,
    async ({ path, headers }) => {
      const [, name = '', rest = ''] = /^\/(\w+)(\/.*)$/.exec(path) ?? []
      const provider = AI_PROVIDERS.find((one) => one === name)
      if (!provider) return { status: 404, body: { error: { message: 'Not found' } } }
      return VENDORS[provider].answer({ path: rest, headers, key: keys[provider] })
    },
    off,
  )
  /** The base URL that each vendor's own library is given. */
  const urls = Object.fromEntries(
    AI_PROVIDERS.map((provider) => [provider, `${server.url}/${provider}${VENDORS[provider].base}`]),
  ) as Record<AiProvider, string>
  return { urls, keys, stop: server.stop }
}

const newKeys = () =>
  Object.fromEntries(
    AI_PROVIDERS.map((provider) => [provider, VENDORS[provider].prefix + randomBytes(24).toString('hex')]),
  ) as Record<AiProvider, string>
