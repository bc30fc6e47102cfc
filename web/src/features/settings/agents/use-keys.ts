import { useState } from 'react'
import type { ApiKey } from '#contract/people/api-keys.ts'
import { createKey, type NewKey, removeKey, revokeKey, useApiKeys } from '../../../data/api-keys.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { keyTexts } from './key-texts.ts'

/** The dealership's API keys, the actions on them, and the text of the newest until it was saved. */
export function useKeys() {
  const t = useText(keyTexts)
  const { data, error, mutate } = useApiKeys()
  const [fresh, setFresh] = useState<{ name: string; key: string } | null>(null)

  async function told(work: Promise<unknown>, done: string, failed: string) {
    try {
      await work
      toaster.create({ type: 'success', title: done })
    } catch (failure) {
      toaster.create({ type: 'error', title: failed, description: errorText(failure) })
    }
  }
  return {
    keys: data?.data,
    error,
    retry: () => mutate(),
    fresh,
    forgetFresh: () => setFresh(null),
    async generate(written: NewKey) {
      const { name, key } = await createKey(written)
      setFresh({ name, key })
      toaster.create({ type: 'success', title: t('generated') })
    },
    revoke: ({ id }: ApiKey) => told(revokeKey(id), t('revoke_done'), t('revoke_failed')),
    remove: ({ id }: ApiKey) => told(removeKey(id), t('delete_done'), t('delete_failed')),
  }
}
