import * as z from 'zod/mini'

/** Answer of `GET /api/form-token`: a signed time stamp fetched at first touch of the form (promise L9). */
export const FormTokenResponse = z.object({ token: z.string() })
export type FormTokenResponse = z.infer<typeof FormTokenResponse>
