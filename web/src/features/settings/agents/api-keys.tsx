import { Button, Link as ChakraLink, HStack, Skeleton, Stack } from '@chakra-ui/react'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey } from '#contract/people/api-keys.ts'
import { useAgents } from '../../../data/agents.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { KeyRow } from './key-row.tsx'
import { keyTexts } from './key-texts.ts'
import { useKeys } from './use-keys.ts'

/** The keys with which other programs act for an agent or a manager (S2 §3, §5). */
export function ApiKeys() {
  const t = useText(keyTexts)
  const keys = useKeys()
  const [isGenerating, setGenerating] = useState(false)
  return (
    <SectionPart title={t('title')} hint={t('hint')}>
      <HStack wrap="wrap" justify="space-between">
        <Button onClick={() => setGenerating(true)}>
          <Plus /> {t('generate')}
        </Button>
        <ChakraLink href="/developers" target="_blank" colorPalette="brand" textDecoration="underline">
          {t('reference')}
        </ChakraLink>
      </HStack>
      {keys.fresh && <FreshKey keys={keys} fresh={keys.fresh} />}
      <KeyList keys={keys} />
      <KeyDialog open={isGenerating} keys={keys} onClose={() => setGenerating(false)} />
    </SectionPart>
  )
}

type Keys = ReturnType<typeof useKeys>

function FreshKey({ keys, fresh: { name, key } }: { keys: Keys; fresh: { name: string; key: string } }) {
  const t = useText(keyTexts)
  const common = useText()
  return (
    <Notice status="warning" title={t('save_now')}>
      <Stack gap="3" marginTop="2">
        <CopyField
          label={t('your_key', { name })}
          value={key}
          copyLabel={common('copy')}
          copiedLabel={common('copied')}
        />
        <Button size="sm" variant="outline" alignSelf="flex-start" onClick={keys.forgetFresh}>
          {t('done')}
        </Button>
      </Stack>
    </Notice>
  )
}

function KeyList({ keys: { keys, error, retry, revoke, remove } }: { keys: Keys }) {
  const t = useText(keyTexts)
  const common = useText()
  const { data } = useAgents()
  const [asked, ask] = useState<{ deed: 'revoke' | 'delete'; key: ApiKey } | null>(null)
  if (!keys && error) return <LoadFailed title={t('load_failed')} error={error} onRetry={retry} />
  if (!keys) return <Skeleton height="24" borderRadius="lg" aria-hidden />
  if (keys.length === 0)
    return <EmptyState icon={<KeyRound />} title={t('none')} description={t('none_hint')} titleAs="h3" />
  return (
    <>
      <Stack as="ul" gap="0">
        {keys.map((key) => (
          <KeyRow
            key={key.id}
            apiKey={key}
            isAlone={data?.agents.every(({ id }) => id !== key.user.id) ?? false}
            onAsk={(deed) => ask({ deed, key })}
          />
        ))}
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        title={asked ? t(`${asked.deed}_title`, { name: asked.key.name }) : ''}
        confirmLabel={t(asked?.deed ?? 'revoke')}
        cancelLabel={common('cancel')}
        destructive
        onCancel={() => ask(null)}
        onConfirm={async () => {
          if (asked) await (asked.deed === 'revoke' ? revoke : remove)(asked.key)
          ask(null)
        }}
      >
        {t(`${asked?.deed ?? 'revoke'}_question`)}
      </ConfirmDialog>
    </>
  )
}
