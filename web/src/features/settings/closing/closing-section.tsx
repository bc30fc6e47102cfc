import { Button, List } from '@chakra-ui/react'
import { useState } from 'react'
import { CLOSING } from '#contract/leaving/closing-facts.ts'
import { reopenAccount } from '../../../data/account.ts'
import { daysLeft } from '../../../lib/days-left.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { useSession } from '../../../lib/session.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { useNow } from '../../../lib/use-now.ts'
import { SectionFrame, SectionPart } from '../../../parts/section-frame.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { ArchivePart } from './archive-part.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { ClosingCalls } from './closing-calls.tsx'
import { closingTexts } from './texts.ts'

/** Closing the dealership, and opening it again while that can be done. */
export function ClosingSection({ title }: SettingsSectionProps) {
  const t = useText(closingTexts)
  const { closing_at = null, name = '' } = useSession().user?.organization_data ?? {}
  return (
    <SectionFrame title={title} hint={t('hint')}>
      <ArchivePart />
      {closing_at === null ? <Close name={name} /> : <Closing closingAt={closing_at} />}
    </SectionFrame>
  )
}

function Close({ name }: { name: string }) {
  const t = useText(closingTexts)
  const [isAsked, ask] = useState(false)
  return (
    <SectionPart title={t('close')}>
      <Consequences />
      <Button
        alignSelf="flex-start"
        variant="outline"
        color="fg.error"
        css={{ '--outline-color': 'colors.fg.error' }}
        onClick={() => ask(true)}
      >
        {t('begin')}
      </Button>
      <CloseDialog open={isAsked} name={name} onClose={() => ask(false)} />
    </SectionPart>
  )
}

function Consequences() {
  const t = useText(closingTexts)
  const plan = useSession().user?.organization_data.plan
  const isPaid = plan && plan.state !== 'trial'
  const said = ['at_once', ...(isPaid ? (['paid'] as const) : []), 'until', 'after', 'kept', 'first'] as const
  return (
    <List.Root gap="2" paddingInlineStart="5" color="fg.muted">
      {said.map((one) => (
        <List.Item key={one}>{t(one, { days: CLOSING.days })}</List.Item>
      ))}
    </List.Root>
  )
}

function Closing({ closingAt }: { closingAt: string }) {
  const t = useText(closingTexts)
  const format = useFormats()
  const now = useNow()
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    await reopenAccount().catch((error) => toaster.error({ title: errorText(error, t('open_failed')) }))
    setOpening(false)
  }
  const count = daysLeft(closingAt, now, CLOSING.days)
  return (
    <SectionPart title={t('closing')} hint={t('days_left', { count, day: format.day(closingAt) })}>
      <Button alignSelf="flex-start" loading={isOpening} onClick={open}>
        {t('open')}
      </Button>
      <ClosingCalls />
    </SectionPart>
  )
}
