import { Flex, Grid, Skeleton, Stack } from '@chakra-ui/react'

const FACTS = ['55%', '40%', '65%', '50%', '35%']

/** Stands for all that is told of a contact: a summary, facts, and a deal with its buttons. */
export const SectionsSkeleton = () => (
  <Grid className="sections-skeleton" gap="6" aria-hidden>
    <Skeleton height="24" borderRadius="lg" />
    <Stack gap="4">
      {FACTS.map((width) => (
        <Flex key={width} gap="8">
          <Skeleton height="3.5" width="20" flexShrink="0" />
          <Skeleton height="3.5" width={width} maxWidth="48" />
        </Flex>
      ))}
    </Stack>
    <Stack gap="4" borderTopWidth="1px" paddingTop="5">
      <Skeleton height="4" width="24" />
      <Flex gap="2">
        <Skeleton height="9" width="28" borderRadius="md" />
        <Skeleton height="9" width="28" borderRadius="md" />
      </Flex>
    </Stack>
  </Grid>
)
