import { Flex, Grid, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react'
import { useText } from '../../lib/language/text.ts'
import { Panel } from '../../ui/panel.tsx'

const THREE = [0, 1, 2]
const FOUR = [0, 1, 2, 3]

/** The shape of a report while it is added up. */
export function ReportSkeleton() {
  const common = useText()
  return (
    <>
      <VisuallyHidden role="status">{common('loading')}</VisuallyHidden>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }} gap="4" aria-hidden>
        <Panel padding="5" minHeight="280px">
          <Stack gap="6">
            <Skeleton height="4" width="24" />
            {THREE.map((one) => (
              <Flex key={one} gap="3" align="center">
                <Skeleton boxSize="8" borderRadius="full" flexShrink="0" />
                <Skeleton height="4" flex="1" minWidth="0" />
              </Flex>
            ))}
          </Stack>
        </Panel>
        <Panel minHeight="280px">
          <Skeleton height="4" width="32" />
        </Panel>
      </Grid>
      <Panel padding="0" overflow="hidden" aria-hidden>
        <SimpleGrid columns={{ base: 2, lg: 4 }} gap="1px" bg="border.muted">
          {FOUR.map((one) => (
            <Stack
              key={one}
              gap="3"
              padding={{ base: '4', md: '5' }}
              height={{ base: '118px', md: '126px' }}
              bg="bg.panel"
            >
              <Skeleton height="4" width="24" maxWidth="100%" />
              <Skeleton height="7" width="16" />
            </Stack>
          ))}
        </SimpleGrid>
      </Panel>
    </>
  )
}
