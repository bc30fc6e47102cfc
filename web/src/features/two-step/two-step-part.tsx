import { Badge, Button, HStack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { readSession, useSession } from '../../lib/session.ts'
import { SectionPart } from '../../parts/section-frame.tsx'
import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'
import type { Banner } from '../../ui/use-banner.ts'
import { twoStepTexts } from './texts.ts'
import { useSetUp } from './use-set-up.ts'

const SetUpDialog = lazyDialog(
  async () => (await import('./set-up-dialog.tsx')).SetUpDialog,
  ({ app }) => app !== undefined,
)
const EndDialog = lazyDialog(async () => (await import('./end-dialog.tsx')).EndDialog, byOpen)

/** The user's own two-step login, on or off. */
export function TwoStepPart({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const t = useText(twoStepTexts)
  const { day } = useFormats()
  const { user } = useSession()
  const { begin, isBusy, failure, end, ...setUp } = useSetUp()
  const [isEnding, setEnding] = useState(false)
  if (!user) return null
  const { on, due_at } = user.two_step

  async function close() {
    if (setUp.codes) onBanner({ status: 'success', text: t('turned_on') })
    end()
    await readSession()
  }
  return (
    <SectionPart title={t('title')} hint={t('hint')}>
      <HStack wrap="wrap" gap="3">
        <Badge colorPalette={on ? 'green' : 'gray'}>{t(on ? 'is_on' : 'is_off')}</Badge>
        <Button variant="outline" loading={isBusy} onClick={on ? () => setEnding(true) : begin}>
          {t(on ? 'turn_off' : 'turn_on')}
        </Button>
        {due_at && <Text color="fg.muted">{t('demanded', { day: day(due_at) })}</Text>}
      </HStack>
      {failure && <Text color="fg.error">{`${t('start_failed')}: ${failure}`}</Text>}
      <SetUpDialog {...setUp} onClose={close} />
      <EndDialog
        open={isEnding}
        onClose={() => setEnding(false)}
        onDone={() => {
          setEnding(false)
          onBanner({ status: 'success', text: t('turned_off') })
        }}
      />
    </SectionPart>
  )
}
