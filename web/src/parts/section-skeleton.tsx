import { Skeleton, Stack } from '@chakra-ui/react'

/** Stands for a section about a contact while it loads: its title and two lines. */
export const SectionSkeleton = () => (
  <Stack gap="2.5" aria-hidden>
    <Skeleton height="4" width="32" />
    <Skeleton height="3" width="full" />
    <Skeleton height="3" width="60%" />
  </Stack>
)
