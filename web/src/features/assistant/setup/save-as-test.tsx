import { Button } from '@chakra-ui/react'
import { ClipboardCheck } from 'lucide-react'
import { TEST_NAME_MAX } from '#contract/assistant/tests.ts'
import { createTest } from '../../../data/assistant.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { testTexts } from './test-texts.ts'
import { type Line, TRY_MAX } from './use-try.ts'

/** Saves a conversation up to what the customer said last, which is answered anew each time. */
export function SaveAsTest({ lines, isBusy }: { lines: readonly Line[]; isBusy: boolean }) {
  const t = useText(testTexts)
  async function save() {
    const asked = lines.slice(0, lines.findLastIndex(({ from }) => from === 'customer') + 1)
    const messages = asked.slice(-TRY_MAX).map(({ from, body }) => ({ from, body }))
    const name = (asked.find(({ from }) => from === 'customer')?.body ?? '').slice(0, TEST_NAME_MAX)
    try {
      await createTest({ name, messages })
      toaster.create({ type: 'success', title: t('saved') })
    } catch (error) {
      toaster.create({ type: 'error', title: t('save_failed'), description: errorText(error) })
    }
  }
  return (
    <Button size="xs" variant="ghost" disabled={isBusy} onClick={save}>
      <ClipboardCheck /> {t('save')}
    </Button>
  )
}
