import { QueryCache, QueryClient } from '@tanstack/react-query'

/** Cache of the API's responses. Given to each query, because a provider would load the library on every page. */
export const queryClient = new QueryClient({
  // A failure is only logged: the visitor sees an empty list.
  queryCache: new QueryCache({ onError: (error) => console.error(error) }),
  defaultOptions: {
    queries: {
      staleTime: 5 * 60_000,
      retry: 1,
      retryDelay: 1000,
      refetchOnWindowFocus: false,
      // Offline, a request fails instead of leaving skeletons; it is retried when the network is back.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
})

// Listens for the network to come back, as a provider would.
queryClient.mount()
