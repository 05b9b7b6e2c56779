import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { userCategories, type UserCategory } from "@runko/domain/accounts/user-categories";
import { texts } from "@runko/domain/texts/texts";
import { FieldFrame } from "../../components/forms/field-frame.tsx";

const words = texts.controlUsers;
const id = "filter-category";

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
    <FieldFrame id={id} label={words.category}>
      <NativeSelect
        id={id}
        variant="outlined"
        value={value ?? ""}
        onChange={(event) => onChange(userCategories.find((category) => category === event.target.value))}
        input={<OutlinedInput />}
        sx={{ width: 190, "& select": { height: 20, boxSizing: "content-box" } }}
      >
        <option value="">{words.allCategories}</option>
        {(everyone ? userCategories : ofOrganizations).map((category) => (
          <option key={category} value={category}>
            {words.categories[category]}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
