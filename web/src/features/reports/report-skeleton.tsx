import { Flex, Grid, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react'
import { useText } from '../../lib/language/text.ts'
import { Panel } from '../../ui/panel.tsx'

const THREE = [0, 1, 2]
const TEN = Array.from({ length: 10 }, (_, n) => n)

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
      <Panel aria-hidden>
        <SimpleGrid columns={{ base: 2, md: 3, xl: 5 }} gapX="4" gapY="5">
          {TEN.map((one) => (
            <Stack key={one} gap="2" height="76px">
              <Skeleton height="4" width="24" />
              <Skeleton height="7" width="16" />
            </Stack>
          ))}
        </SimpleGrid>
      </Panel>
    </>
  )
}
