import { Button, Heading, HStack, Skeleton, Spinner, Stack, Text } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import type { Signup } from '#contract/telephony/sender.ts'
import { usePages } from '../../../data/pages.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useIsOwner } from '../connect/use-is-owner.ts'
import { SignupEnding } from '../whatsapp/signup-ending.tsx'
import { PageList } from './page-list.tsx'
import { pagesTexts } from './texts.ts'
import { useLogIn } from './use-log-in.ts'

/** The way through Meta's window to the dealership's pages, and which are connected. */
export function PagesPage() {
  const t = useText(pagesTexts)
  const isOwner = useIsOwner()
  const { data, error, mutate } = usePages()
  return (
    <Stack gap="6">
      <Stack gap="2" align="flex-start">
        <Button asChild variant="ghost" size="sm" marginInlineStart="-3">
          <a href="/settings/pages">
            <ArrowLeft /> {t('back')}
          </a>
        </Button>
        <PageHeader title={t('title')} subtitle={t('hint')} />
      </Stack>
      {!data && error && <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />}
      {!data && !error && <Skeleton height="64" borderRadius="xl" aria-hidden />}
      {data && (
        <Panel as="section">
          <Stack gap="4">
            <Heading as="h2" size="md" fontWeight="650">
              {t('pages')}
            </Heading>
            <PageList pages={data.pages} />
            {!isOwner && <Text color="fg.muted">{t('owners_only')}</Text>}
            {isOwner && data.signup && <LogIn signup={data.signup} />}
          </Stack>
        </Panel>
      )}
      {data && !data.signup && (
        <Notice status="info" title={t('not_offered')}>
          <Text>{t('not_offered_hint')}</Text>
        </Notice>
      )}
    </Stack>
  )
}

function LogIn({ signup }: { signup: Signup }) {
  const t = useText(pagesTexts)
  const { stage, ending, start, cancel } = useLogIn(signup)
  return (
    <Stack gap="4" align="flex-start">
      {stage !== 'idle' && (
        <HStack role="status">
          <Spinner size="sm" />
          <Text>{t(stage === 'open' ? 'open' : 'sending')}</Text>
        </HStack>
      )}
      {ending?.kind === 'refused' ? (
        <Notice status="error" title={t('refused')}>
          <Text>{ending.said}</Text>
        </Notice>
      ) : (
        ending && <SignupEnding ending={ending} number="" />
      )}
      {stage === 'open' && (
        <Button variant="outline" onClick={cancel}>
          {t('stop')}
        </Button>
      )}
      {stage === 'idle' && <Button onClick={start}>{t('start')}</Button>}
    </Stack>
  )
}
