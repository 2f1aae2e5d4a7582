import { expect, test } from 'vitest'
import { ApiFailure } from '../../../../../web/src/api/api-failure.ts'
import { refusedFields } from '../../../../../web/src/features/quote/refused-fields.ts'

test("the server's sentences about fields are told apart from other failures", () => {
  const fields = { phone: 'Enter a phone number.', 'photos.0.size': 'Too large' }
  expect(refusedFields(new ApiFailure('invalid', { status: 422, fields }))).toEqual({ phone: fields.phone })
  expect(refusedFields(new ApiFailure('invalid', { status: 422 }))).toBeUndefined()
  expect(refusedFields(new ApiFailure('unavailable', { status: 503, fields }))).toBeUndefined()
})
