import { addActs } from '../lib/acts.ts'
import { errorText } from '../lib/language/error-text.ts'
import { useText } from '../lib/language/text.ts'
import type { Texts } from '../lib/language/text-types.ts'
import { toaster } from '../ui/toaster.tsx'

const undoTexts = {
  undo: { en: 'Undo', es: 'Deshacer' },
  undone: { en: 'Undone', es: 'Se deshizo' },
  not_undone: { en: 'Not undone', es: 'No se deshizo' },
} as const satisfies Texts

/** Long enough to read what was done, and to see that it was the wrong thing. */
const OFFERED_MS = 8_000

/** The toast that offers to undo what was done last: a later one takes its place. */
let offered: string | undefined

/**
 * Returns what tells that something was done and offers to undo it, by button, or by Z or Ctrl+Z while the toast stands.
 * `undo` throws what the server refuses, as where somebody changed it since; it may return what to say instead of "Undone".
 */
export function useUndo() {
  const t = useText(undoTexts)
  return (title: string, undo: () => Promise<unknown>) => {
    async function run() {
      if (offered === id) toaster.dismiss(id)
      try {
        const said = await undo()
        toaster.create({ type: 'success', title: typeof said === 'string' ? said : t('undone') })
      } catch (error) {
        toaster.create({ type: 'error', title: t('not_undone'), description: errorText(error) })
      }
    }
    const act = { label: t('undo'), group: 'help', run: () => void run() } as const
    const end = addActs([
      { ...act, id: 'undo-mod', key: 'Mod+z' },
      { ...act, id: 'undo', key: 'z' },
    ])
    if (offered) toaster.dismiss(offered)
    const id = toaster.create({
      type: 'success',
      title,
      duration: OFFERED_MS,
      action: { label: t('undo'), onClick: act.run },
      onStatusChange: ({ status }) => {
        if (status !== 'visible') end()
      },
    })
    offered = id
  }
}
