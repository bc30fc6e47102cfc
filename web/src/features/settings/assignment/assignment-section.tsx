import { Box, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { settingsTexts } from '../texts.ts'
import { AssignmentForm } from './assignment-form.tsx'
import { useAssignment } from './use-assignment.ts'

/** Who gets the conversations that open, and who may see which (S2 §3). */
export function AssignmentSection() {
  const t = useText(settingsTexts)
  const common = useText()
  const assignment = useAssignment()
  const { banner, show } = useBanner()
  const { values, error, retry } = assignment
  if (!values && error)
    return (
      <Panel>
        <ErrorState
          title={t('assignment_load_failed')}
          description={errorText(error)}
          retryLabel={common('retry')}
          onRetry={retry}
        />
      </Panel>
    )
  if (!values)
    return (
      <>
        <VisuallyHidden role="status">{common('loading')}</VisuallyHidden>
        <Skeleton height="560px" borderRadius="xl" aria-hidden />
      </>
    )
  return (
    <Stack as="section" gap="5">
      {banner && (
        <Box position="sticky" top="4" zIndex="docked" boxShadow="md" borderRadius="l3">
          <Notice status={banner.status} title={banner.text} />
        </Box>
      )}
      <Stack gap="3">
        <Heading as="h2" size="xl" fontWeight="650">
          {t('assignment')}
        </Heading>
        <Text color="fg.muted">{t('assignment_hint')}</Text>
      </Stack>
      <AssignmentForm assignment={assignment} saved={values} onBanner={show} />
    </Stack>
  )
}
