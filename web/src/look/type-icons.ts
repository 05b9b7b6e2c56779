import AssignmentOutlined from "@mui/icons-material/AssignmentOutlined";
import EditNoteOutlined from "@mui/icons-material/EditNoteOutlined";
import LinkOffOutlined from "@mui/icons-material/LinkOffOutlined";
import ReportProblemOutlined from "@mui/icons-material/ReportProblemOutlined";
import RequestQuoteOutlined from "@mui/icons-material/RequestQuoteOutlined";
import TravelExploreOutlined from "@mui/icons-material/TravelExploreOutlined";
import type SvgIcon from "@mui/material/SvgIcon";
import type { DocumentType } from "@runko/domain/enumerations/document-types";

export const typeIcons: Record<DocumentType, typeof SvgIcon> = {
  AvailabilityRequest: TravelExploreOutlined,
  Inquiry: RequestQuoteOutlined,
  Order: AssignmentOutlined,
  ChangeOrder: EditNoteOutlined,
  CancelOrder: LinkOffOutlined,
  Fault: ReportProblemOutlined,
};
