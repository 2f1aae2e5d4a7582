import { expect, test } from 'vitest'
import { ProjectCategory } from '#contract/project.ts'
import { projectCategories } from '../../../../../web/src/features/portfolio/project-categories.ts'

test("the filter offers exactly the contract's categories", () => {
  expect(projectCategories).toEqual(ProjectCategory.options)
})
