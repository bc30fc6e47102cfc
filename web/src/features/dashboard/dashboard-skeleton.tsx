import { Box, Flex, Grid, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react'
import { useText } from '../../lib/language/text.ts'
import { Panel } from '../../ui/panel.tsx'

export const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }
const FIVE = [0, 1, 2, 3, 4]

/** The shape of the dashboard while it is loading. */
export function DashboardSkeleton() {
  const common = useText()
  return (
    <>
      <VisuallyHidden role="status">{common('loading')}</VisuallyHidden>
      <Grid templateColumns={COLUMNS} gap="4" alignItems="start" aria-hidden>
        <Panel minHeight={{ lg: '442px' }}>
          <Skeleton height="5" width="28" marginBottom="5" />
          <Stack gap="7">
            {FIVE.map((one) => (
              <Flex key={one} gap="3.5" align="center">
                <Skeleton boxSize="9" borderRadius="full" flexShrink="0" />
                <Stack gap="2" flex="1" minWidth="0">
                  <Skeleton height="4" width="40%" />
                  <Skeleton height="3" width="80%" />
                </Stack>
              </Flex>
            ))}
          </Stack>
        </Panel>
        <Panel>
          <Skeleton height="5" width="20" marginBottom="5" />
          <TodaySkeleton />
        </Panel>
      </Grid>
      <Panel padding="0" overflow="hidden" aria-hidden>
        <SimpleGrid columns={{ base: 2, lg: 5 }} gap="1px" bg="border.muted">
          {FIVE.map((one) => (
            <Box
              key={one}
              bg="bg.panel"
              padding={{ base: '4', md: '5' }}
              height="138px"
              _last={{ gridColumn: { base: 'span 2', lg: 'auto' } }}
            >
              <Skeleton height="4" width="24" />
              <Skeleton height="7" width="16" marginTop="3" />
            </Box>
          ))}
        </SimpleGrid>
      </Panel>
    </>
  )
}

/** Two lines of what is next. */
export function TodaySkeleton() {
  return (
    <Stack gap="5" aria-hidden>
      {[0, 1].map((one) => (
        <Stack key={one} gap="2">
          <Skeleton height="4" width="60%" />
          <Skeleton height="3" width="40%" />
        </Stack>
      ))}
    </Stack>
  )
}
