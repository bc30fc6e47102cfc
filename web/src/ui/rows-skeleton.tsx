import { Skeleton, Stack } from '@chakra-ui/react'

/** Stands in a panel for the rows of its list while they load. */
export const RowsSkeleton = ({ rows = 4 }: { rows?: number }) => (
  <Stack gap="0" aria-hidden>
    {Array.from({ length: rows }, (_, row) => (
      <Stack key={row} gap="2.5" paddingInline="4" paddingBlock="4" borderTopWidth={row === 0 ? '0' : '1px'}>
        <Skeleton height="4" width="40%" />
        <Skeleton height="3" width="70%" />
      </Stack>
    ))}
  </Stack>
)
