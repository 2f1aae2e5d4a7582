import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../../api/query-client.ts'

/** Provides the cache of the API's responses: around projects alone, so that other pages do not load the library. */
export function ProjectQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
