import { Button, Container, Heading, Stack, Text } from '@chakra-ui/react'
import { useText } from '../../lib/language/text.ts'
import { readSession, useSession } from '../../lib/session.ts'
import { signOut } from '../../lib/sign-out.ts'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SetUpForm } from './set-up-form.tsx'
import { twoStepTexts } from './texts.ts'
import { useSetUp } from './use-set-up.ts'

/** Instead of the workspace, for a person who must set up two-step login first. */
export function TwoStepNeeded() {
  const t = useText(twoStepTexts)
  const isDemanded = useSession().user?.two_step.due_at != null
  const { app, codes, begin, enter, isBusy, failure } = useSetUp()
  return (
    <Container as="main" maxWidth="lg" paddingBlock={{ base: '6', md: '16' }}>
      <Stack gap="5">
        <Stack gap="2">
          <Heading as="h1" size="2xl" fontWeight="650">
            {t('set_up')}
          </Heading>
          <Text color="fg.muted">{t(isDemanded ? 'needed_hint' : 'lost_hint')}</Text>
        </Stack>
        {failure && <Notice status="error">{failure}</Notice>}
        <Panel>
          {app ? (
            <SetUpForm {...{ app, codes, enter }} onDone={readSession} />
          ) : (
            <Stack gap="5" align="flex-start">
              <Text>{t('hint')}</Text>
              <Button loading={isBusy} onClick={begin}>
                {t('begin')}
              </Button>
            </Stack>
          )}
        </Panel>
        <Button variant="ghost" alignSelf="center" onClick={signOut}>
          {t('log_out')}
        </Button>
      </Stack>
    </Container>
  )
}
