import { Button, Link as ChakraLink, Skeleton, Stack } from '@chakra-ui/react'
import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import type { Webhook } from '#contract/outreach/webhooks-out.ts'
import { useWebhooks } from '../../../data/webhooks.ts'
import { useText } from '../../../lib/language/text.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { SectionFrame } from '../../../parts/section-frame.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { webhookTexts } from './texts.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookList } from './webhook-list.tsx'

interface Fresh {
  url: string
  secret: string
}

/** Addresses of other programs that are told of what happens here. */
export function WebhooksSection({ title }: SettingsSectionProps) {
  const t = useText(webhookTexts)
  const [edited, edit] = useState<Webhook | 'new' | null>(null)
  const [fresh, setFresh] = useState<Fresh | null>(null)
  return (
    <SectionFrame title={title} hint={t('hint')}>
      <Panel>
        <Stack gap="4">
          {fresh && <FreshSecret fresh={fresh} onDone={() => setFresh(null)} />}
          <Webhooks onEdit={edit} />
          <ChakraLink href="/developers#webhooks" target="_blank" fontSize="sm" fontWeight="600" alignSelf="center">
            {t('reference')}
          </ChakraLink>
        </Stack>
      </Panel>
      <WebhookDialog edited={edited} onAdded={setFresh} onClose={() => edit(null)} />
    </SectionFrame>
  )
}

function FreshSecret({ fresh: { url, secret }, onDone }: { fresh: Fresh; onDone: () => void }) {
  const t = useText(webhookTexts)
  const common = useText()
  return (
    <Notice status="warning" title={t('save_now')}>
      <Stack gap="3" marginTop="2">
        <CopyField
          label={t('secret', { url })}
          value={secret}
          copyLabel={common('copy')}
          copiedLabel={common('copied')}
        />
        <Button size="sm" variant="outline" alignSelf="flex-start" onClick={onDone}>
          {t('done')}
        </Button>
      </Stack>
    </Notice>
  )
}

function Webhooks({ onEdit }: { onEdit: (webhook: Webhook | 'new') => void }) {
  const t = useText(webhookTexts)
  const { data, error, mutate } = useWebhooks()
  if (!data && error) return <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <Skeleton height="24" borderRadius="lg" aria-hidden />
  const isEmpty = data.data.length === 0
  const add = (
    <Button
      alignSelf={isEmpty ? 'center' : 'flex-start'}
      variant={isEmpty ? 'solid' : 'outline'}
      onClick={() => onEdit('new')}
    >
      <Plus /> {t('add')}
    </Button>
  )
  if (isEmpty)
    return (
      <EmptyState icon={<WebhookIcon />} title={t('none')} description={t('none_hint')} titleAs="h3" action={add} />
    )
  return (
    <>
      <WebhookList webhooks={data.data} onEdit={onEdit} />
      {add}
    </>
  )
}
