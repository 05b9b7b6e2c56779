import { userCategories, type UserCategory } from "@runko/domain/accounts/user-categories";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { loginStates, type UsersUrl } from "./users-url.ts";

const words = texts.controlUsers;

/** Users without an organization, and product admins, are the product admin's to see. */
const ofOrganizations: readonly UserCategory[] = ["GROUP", "ADMIN"];

type UserFiltersProps = {
  everyone: boolean;
  url: UsersUrl;
  onChange: (part: Partial<Pick<UsersUrl, "category" | "role" | "login">>) => void;
};

/** Narrows the list of users to one category (D-23), to one role, and to those who have never come in. */
export function UserFilters({ everyone, url, onChange }: UserFiltersProps) {
  return (
    <>
      <ChoiceFilter
        id="filter-role"
        label={words.role}
        allLabel={words.allRoles}
        options={organizationRoles.map((value) => ({ value, label: texts.control.roles[value] }))}
        value={url.role}
        onChange={(role) => onChange({ role })}
        width={150}
      />
      <ChoiceFilter
        id="filter-login"
        label={words.loginState}
        allLabel={words.allLogins}
        options={loginStates.map((value) => ({ value, label: words.loginStates[value] }))}
        value={url.login}
        onChange={(login) => onChange({ login })}
        width={150}
      />
      <ChoiceFilter
        id="filter-category"
        label={words.category}
        allLabel={words.allCategories}
        options={(everyone ? userCategories : ofOrganizations).map((value) => ({
          value,
          label: words.categories[value],
        }))}
        value={url.category}
        onChange={(category) => onChange({ category })}
        width={150}
      />
    </>
  );
}
