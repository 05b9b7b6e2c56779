import { userCategories, type UserCategory } from "@runko/domain/accounts/user-categories";
import { texts } from "@runko/domain/texts/texts";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";

const words = texts.controlUsers;

/** Users without an organization, and product admins, are the product admin's to see. */
const ofOrganizations: readonly UserCategory[] = ["GROUP", "ADMIN"];

type CategoryFilterProps = {
  everyone: boolean;
  value: UserCategory | undefined;
  onChange: (category: UserCategory | undefined) => void;
};

/** Narrows the list of users to one category (D-23). */
export function CategoryFilter({ everyone, value, onChange }: CategoryFilterProps) {
  return (
    <ChoiceFilter
      id="filter-category"
      label={words.category}
      allLabel={words.allCategories}
      options={(everyone ? userCategories : ofOrganizations).map((category) => ({
        value: category,
        label: words.categories[category],
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
